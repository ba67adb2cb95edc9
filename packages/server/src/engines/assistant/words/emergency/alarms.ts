import { thingsIn } from "./things-in.ts";

const named = (kinds: string, gauges: string, of: (kind: string, gauge: string) => string): string =>
  gauges
    .split(" ")
    .flatMap((gauge) => kinds.split("|").map((kind) => of(kind.trim(), gauge)))
    .join(" | ");
const before = (kind: string, gauge: string): string => `${kind} ${gauge}`;
const behind = (kind: string, gauge: string): string => `${gauge} ${kind}`;
const joined = (kind: string, gauge: string): string => kind + gauge;

/** What tells in any language of gas that nobody smells, or of gas that leaks. */
export const gasAlarms = thingsIn(
  [
    named("co | carbon monoxide | monoxide | gas", "detector alarm sensor monitor", before),
    named("kohlenmonoxid | co | gas", "melder warner alarm detektor", joined),
    named("kohlenmonoxid | co | gas", "melder warner alarm detektor", before),
    named(
      "monoxyde | de monoxyde | de monoxyde de carbone | monoxyde de carbone | au monoxyde | gaz | de gaz | à gaz | co | de co",
      "détecteur alarme capteur avertisseur",
      behind,
    ),
    named(
      "de monóxido | de monóxido de carbono | monóxido | de gas | del gas | gas | de co | co",
      "detector alarma sensor",
      behind,
    ),
    named(
      "di monossido | di monossido di carbonio | monossido | del monossido | di gas | del gas | gas | di co | co",
      "rilevatore rivelatore allarme sensore",
      behind,
    ),
    named(
      "de monóxido | de monóxido de carbono | monóxido | de gás | do gás | gás | de co | co",
      "detetor detector alarme sensor",
      behind,
    ),
    named("koolmonoxide | co | gas", "melder alarm detector", joined),
    named("koolmonoxide", "melder alarm detector", before),
    named(
      "karbonmonoksit | karbon monoksit | monoksit | co | gaz",
      "dedektörü dedektörüm alarmı alarmım sensörü sensörüm",
      before,
    ),
  ].join(" | "),
);
