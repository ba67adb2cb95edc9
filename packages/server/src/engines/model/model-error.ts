/** Why a model gave no answer. It carries nothing of what was said. */
export class ModelError extends Error {
  override readonly name = "ModelError";
  /** `busy`: it has as many calls as it may have; `cut short`: all that came holds, and the rest went beyond the most tokens it may have; `fruitless`: it has said much for a time, and nothing that may be shown. */
  readonly reason:
    | "unreachable"
    | "refused"
    | "slow"
    | "broken"
    | "cut short"
    | "fruitless"
    | "resting"
    | "busy"
    | "unaffordable";
  /** The HTTP status of a refusal. */
  readonly status: number | null;

  constructor(reason: ModelError["reason"], status: number | null = null) {
    super(`the model is ${reason}${status === null ? "" : ` (status ${status})`}`);
    this.reason = reason;
    this.status = status;
  }
}
