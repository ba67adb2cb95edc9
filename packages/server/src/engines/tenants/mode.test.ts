import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseMode } from "./mode.ts";

const mode = fc.constantFrom("rag", "ecommerce");

test("of active modes the wished one answers, else the default, else the other", () => {
  fc.assert(
    fc.property(
      mode,
      fc.option(mode),
      fc.subarray(["rag", "ecommerce"] as const, { minLength: 1 }),
      (usual, wished, active) => {
        const tenant = {
          default_mode: usual,
          rag_active: active.includes("rag"),
          ecommerce_active: active.includes("ecommerce"),
        };
        const expected = [wished, usual, ...active].find((one) => one !== null && active.includes(one));
        expect(chooseMode(tenant, wished)).toBe(expected);
      },
    ),
  );
});
