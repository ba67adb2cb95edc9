export type State = "good" | "warning" | "fault";

/** What one check has found. */
export interface Finding {
  /** What was looked at. */
  title: string;
  state: State;
  found: string;
  /** What to do about it; empty where nothing is to be done. */
  fix: string;
}

export const good = (title: string, found: string): Finding => ({ title, state: "good", found, fix: "" });
export const warning = (title: string, found: string, fix: string): Finding => ({
  title,
  state: "warning",
  found,
  fix,
});
export const fault = (title: string, found: string, fix: string): Finding => ({ title, state: "fault", found, fix });

/** `1 fault`, `2 faults`. */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

const rank = { good: 0, warning: 1, fault: 2 };

export const worst = (findings: readonly Finding[]): State =>
  findings.reduce<State>((state, finding) => (rank[finding.state] > rank[state] ? finding.state : state), "good");

export const describe = (element: Element): string => {
  const id = element.id && `#${element.id}`;
  const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
  return `<${element.localName}>${id || classes.length > 0 ? ` ${id}${classes.join("")}` : ""}`;
};
