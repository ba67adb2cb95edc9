/** What the controls of the fitting room say, by their names; what was left as it is is missing. */
export type Choices = Readonly<Record<string, string>>;

/** Names of controls that are attributes of the widget too. */
export const attributes = [
  "mode",
  "locale",
  "color-scheme",
  "position",
  "on-navigate",
  "show-on",
  "hide-on",
  "consent",
] as const;

/** Names of controls that are custom properties of the widget too, in pixels. */
export const measures = ["radius", "launcher-size", "offset-x", "offset-y"] as const;

type Control = HTMLInputElement | HTMLSelectElement;

const isUntouched = (control: Control) =>
  control instanceof HTMLInputElement && control.type === "range" && control.value === control.defaultValue;

/** What is chosen. What a control calls invalid is not taken up until it is mended. */
export function choicesOf(form: HTMLFormElement): Choices {
  const chosen: Record<string, string> = {};
  for (const control of form.querySelectorAll<Control>("input[name], select[name]")) {
    const isOff = control instanceof HTMLInputElement && control.type === "radio" && !control.checked;
    const value = control.value.trim();
    if (value && !isOff && control.validity.valid && !isUntouched(control)) chosen[control.name] = value;
  }
  return chosen;
}

/** The attributes that differ, in the order of {@link attributes}. */
export const attributesIn = (choices: Choices): [name: string, value: string][] =>
  attributes.flatMap((name) => (choices[name] ? [[name, choices[name]] as [string, string]] : []));
