type Type = "string" | "object" | "function";

/** Refuses, in words, what a page hands over by mistake. `call` is the verb as the documentation has it. */
export function must(
  call: string,
  given: unknown,
  type: Type,
  fits = typeof given === type && given !== null,
  expected = `a value of type ${type}`,
) {
  if (!fits) throw new TypeError(`<chat-widget> ${call} expects ${expected}, not ${String(given)}.`);
}
