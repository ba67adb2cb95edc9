import { protocol } from "../version.ts";

/** Calls the doctor where the page's address asks for one. */
export function examineOnDemand() {
  if (location.search.includes("chat-widget-debug"))
    import("./doctor.ts").then(({ examine }) => examine(protocol)).catch(() => {});
}
