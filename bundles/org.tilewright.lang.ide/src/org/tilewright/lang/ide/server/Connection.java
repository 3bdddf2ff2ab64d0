package org.tilewright.lang.ide.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.JsonRpcException;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.json.StreamMessageConsumer;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.NotificationMessage;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.eclipse.lsp4j.jsonrpc.validation.ReflectiveMessageValidator;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.tilewright.lang.LevelLanguage;

/** Two streams to a client: what comes in is decoded and handed to a session, or refused in words. */
final class Connection {

  private static final Logger LOG = Logger.getLogger(Connection.class.getName());

  private final MessageFrames frames;
  private final MessageDecoder decoder;
  private final MessageConsumer out;
  private final RemoteEndpoint endpoint;
  private final MessageConsumer incoming;
  private final Map<String, JsonRpcMethod> methods;
  private final Session session;
  private final Worker worker = new Worker();
  private final CompletableFuture<Integer> end = new CompletableFuture<>();

  Connection(InputStream in, OutputStream out, LevelLanguage language, LibraryFiles libraries) {
    methods = new HashMap<>(ServiceEndpoints.getSupportedMethods(LanguageServer.class));
    methods.putAll(ServiceEndpoints.getSupportedMethods(LanguageClient.class));
    MessageJsonHandler json = new MessageJsonHandler(methods);
    frames = new MessageFrames(in);
    decoder = new MessageDecoder(json);
    this.out = new StreamMessageConsumer(new Output(out, end::completeExceptionally), json);
    session = new Session(language, worker, ServiceEndpoints.toServiceObject(new ToClient(), LanguageClient.class), libraries,
        end::complete);
    endpoint = new RemoteEndpoint(this.out, ServiceEndpoints.toEndpoint(session), new ErrorsInWords());
    incoming = new ReflectiveMessageValidator(endpoint);
    json.setMethodProvider(endpoint);
  }

  /** Serves until the client is gone or says {@code exit}; answers the exit code. @throws IOException when the client cannot be told */
  int serve() throws IOException, InterruptedException {
    Thread listener = new Thread(this::listen, "client");
    listener.setDaemon(true);
    listener.start();
    try {
      return end.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException lost) {
        throw lost;
      }
      throw new IllegalStateException(e);
    }
  }

  private void listen() {
    try {
      for (Optional<MessageFrames.Frame> frame = frames.next(); frame.isPresent() && !end.isDone(); frame = frames.next()) {
        receive(frame.get());
      }
      worker.finish();
    } catch (IOException | InterruptedException e) {
      LOG.log(Level.FINE, "The client is gone", e);
    } finally {
      end.complete(0);
    }
  }

  private void receive(MessageFrames.Frame frame) {
    try {
      switch (frame) {
        case MessageFrames.Damage damage -> throw new RefusedMessage(null, true, ResponseErrorCode.ParseError, damage.problem());
        case MessageFrames.Body body -> dispatch(decoder.read(body.bytes()));
      }
    } catch (RefusedMessage e) {
      LOG.log(Level.WARNING, "A message of the client is refused: {0}", e.getMessage());
      if (e.isAnswered()) {
        send(e.answer());
      }
    } catch (RuntimeException | StackOverflowError e) {
      LOG.log(Level.SEVERE, "A message of the client could not be taken", e);
    }
  }

  private void dispatch(Message message) throws RefusedMessage {
    if (message instanceof RequestMessage request) {
      session.admit(request);
      JsonRpcMethod method = methods.get(request.getMethod());
      if (method != null && method.getParameterTypes().length > 0 && request.getParams() == null) {
        throw new RefusedMessage(request.getRawId(), true, ResponseErrorCode.InvalidParams, "The parameters are missing");
      }
    } else if (message instanceof NotificationMessage notification && !session.hears(notification.getMethod())) {
      return;
    }
    try {
      incoming.consume(message);
    } catch (MessageIssueException e) {
      throw new RefusedMessage(message instanceof RequestMessage request ? request.getRawId() : null,
          message instanceof RequestMessage, ResponseErrorCode.InvalidParams, MessageDecoder.words(e));
    }
  }

  private void send(Message message) {
    try {
      out.consume(message);
    } catch (JsonRpcException e) {
      LOG.log(Level.FINE, "The client does not listen any more", e);
    }
  }

  /** What the session says to the client; the session is made before the endpoint that hands it on. */
  private final class ToClient implements Endpoint {

    @Override
    public CompletableFuture<?> request(String method, Object parameter) {
      return endpoint.request(method, parameter);
    }

    @Override
    public void notify(String method, Object parameter) {
      endpoint.notify(method, parameter);
    }
  }
}
