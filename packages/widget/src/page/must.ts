/** Refuses, in words, what a page hands over by mistake. `call` is the verb as the documentation has it. */
export function must(call: string, given: unknown, type: "string" | "object" | "function") {
  if (typeof given !== type || given === null)
    throw new TypeError(`<chat-widget> ${call} expects a value of type ${type}, not ${String(given)}.`);
}
