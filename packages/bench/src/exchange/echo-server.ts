import Fastify from "fastify";

/** The floor: what HTTP, validation and serialisation alone cost. Prints its port. */
const app = Fastify();
const text = { type: "string" };
app.post(
  "/api/chat/widget",
  {
    schema: {
      body: { type: "object", required: ["message", "session_id"], properties: { message: text, session_id: text } },
      response: { 200: { type: "object", properties: { response: text, conversation_id: text } } },
    },
  },
  async (request) => ({ response: (request.body as { message: string }).message, conversation_id: "c" }),
);
await app.listen({ port: 0, host: "127.0.0.1" });
console.log((app.server.address() as { port: number }).port);
