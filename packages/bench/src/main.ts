import { catalogue } from "./catalogue.ts";
import { exchange } from "./exchange.ts";
import { relevance } from "./relevance.ts";
import { scale } from "./scale.ts";
import { shopping } from "./shopping.ts";
import { widget } from "./widget.ts";

/** `pnpm bench <name> …`: what each takes stands at its function. */
const benches: Record<string, (args: string[]) => Promise<void>> = {
  catalogue,
  exchange,
  relevance,
  scale,
  shopping,
  widget,
};

const [name = "", ...args] = process.argv.slice(2);
const bench = benches[name];
if (!bench) {
  console.error(`Which one? pnpm bench ${Object.keys(benches).join(" | ")}`);
  process.exit(2);
}
try {
  await bench(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
