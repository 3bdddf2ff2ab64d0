package dungeonmania.response.models;

import java.util.List;

/** An animation for a frontend; this engine sends none. */
public class AnimationQueue {

  private final String when;
  private final String entityId;
  private final List<String> queue;
  private final boolean loop;
  private final double duration;

  /**
   * All values.
   *
   * @param when the event that starts it
   * @param entityId identifier of the animated entity
   * @param queue the steps
   * @param loop whether it starts again at its end
   * @param duration length in seconds, or -1 for one tick
   */
  public AnimationQueue(String when, String entityId, List<String> queue, boolean loop, double duration) {
    this.when = when;
    this.entityId = entityId;
    this.queue = queue;
    this.loop = loop;
    this.duration = duration;
  }

  /** The event that starts it. */
  public String getWhen() {
    return when;
  }

  /** Identifier of the animated entity. */
  public String getEntityId() {
    return entityId;
  }

  /** The steps. */
  public List<String> getQueue() {
    return queue;
  }

  /** Whether it starts again at its end. */
  public boolean getLoop() {
    return loop;
  }

  /** Length in seconds, or -1 for one tick. */
  public double getDuration() {
    return duration;
  }
}
