package dungeonmania;

import dungeonmania.response.models.DungeonResponse;
import dungeonmania.response.models.EntityResponse;
import dungeonmania.response.models.ItemResponse;
import dungeonmania.util.FileLoader;
import dungeonmania.util.Position;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class TestUtils {

    public static Stream<EntityResponse> getEntitiesStream(DungeonResponse res, String type) {
        return res.getEntities().stream().filter(it -> it.getType().startsWith(type));
    }

    public static List<EntityResponse> getEntities(DungeonResponse res, String type) {
        return getEntitiesStream(res, type).collect(Collectors.toList());
    }

    public static int countEntityOfType(DungeonResponse res, String type) {
        return getEntities(res, type).size();
    }

    public static Optional<EntityResponse> getPlayer(DungeonResponse res) {
        return getEntitiesStream(res, "player").findFirst();
    }

    public static Position getPlayerPos(DungeonResponse res) {
        return getPlayer(res).get().getPosition();
    }

    public static List<ItemResponse> getInventory(DungeonResponse res, String type) {
        return res.getInventory().stream().filter(it -> it.getType().startsWith(type)).collect(Collectors.toList());
    }

    public static String getGoals(DungeonResponse res) {
        return res.getGoals() == null ? "" : res.getGoals();
    }

    public static double getValueFromConfigFile(String field, String config) throws IOException {
        String text = FileLoader.loadResourceFile("/configs/" + config + ".json");
        Matcher matcher = Pattern.compile("\"" + field + "\"\\s*:\\s*([-0-9.]+)").matcher(text);
        return matcher.find() ? Double.parseDouble(matcher.group(1)) : 0;
    }
}
