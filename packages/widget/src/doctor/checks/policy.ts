import { fault, type Finding, good } from "../finding.ts";

const title = "Content-Security-Policy";

/** What a violation of the page's policy tells, by event or by report. */
type Violation = Pick<SecurityPolicyViolationEvent, "effectiveDirective" | "sample"> & { blockedURI: string };

/** Hears what the page's policy refuses the widget, from the load of the page on where the browser keeps account of it. */
export class PolicyWatch {
  readonly #origins: () => string[];
  readonly #found = new Map<string, Finding>();

  /** @param origins those of the widget's servers */
  constructor(origins: () => string[], onChange: () => void, signal: AbortSignal) {
    this.#origins = origins;
    const hear = (violation: Violation) => this.#take(violation) && onChange();
    document.addEventListener("securitypolicyviolation", hear, { signal });
    if (!("ReportingObserver" in window)) return;
    const observer = new ReportingObserver(
      (reports) => {
        for (const { body } of reports as { body: Violation & { blockedURL?: string | null } }[])
          hear({ ...pick(body), blockedURI: body.blockedURL ?? "" });
      },
      { types: ["csp-violation"], buffered: true },
    );
    observer.observe();
    signal.addEventListener("abort", () => observer.disconnect());
  }

  get findings(): Finding[] {
    return this.#found.size > 0 ? [...this.#found.values()] : [good(title, "Nothing of the widget was refused.")];
  }

  #take({ blockedURI, effectiveDirective, sample }: Violation): boolean {
    const directive = effectiveDirective.replace(/-(elem|attr)$/, "");
    const origin = this.#origins().find((own) => blockedURI.startsWith(own));
    const trusted = directive.includes("trusted-types") && /^lit-html/.test(sample);
    if ((!origin && !trusted) || this.#found.has(directive)) return false;
    const what = {
      "script-src": "its scripts",
      "connect-src": "its server",
      "img-src": "its pictures",
      "font-src": "its fonts",
    };
    const refused = what[directive as keyof typeof what] ?? `something that ${directive} is about`;
    this.#found.set(
      directive,
      trusted
        ? fault(
            title,
            "The page's policy refuses the widget its Trusted Types policy.",
            "Add lit-html to trusted-types in the page's policy.",
          )
        : fault(
            title,
            `The page's policy refuses the widget ${refused} (${blockedURI}).`,
            `Add ${origin} to ${directive} in the page's policy.`,
          ),
    );
    return true;
  }
}

// A report's members are its prototype's: a copy of the object has none of them.
const pick = ({ effectiveDirective, sample }: Violation) => ({ effectiveDirective, sample });
