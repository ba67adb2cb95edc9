import { afterEach, expect, test } from "vitest";
import { says } from "../../model/testing/scripted-endpoint.ts";
import { ask, turnOf } from "../testing/conversation.ts";
import { closeEndpoints, withModel } from "../testing/model-setting.ts";
import { smallLibrary } from "../testing/small-library.ts";

afterEach(closeEndpoints);

const help = smallLibrary([{ title: "Refunds", content: "We refund within five working days." }]);

test.each(["[", "![", "- ", "Dr. ", "and ", "not ", "```\n[", "```\nnot ", "<think>"])(
  "sixty thousand signs of %j are judged within the test's time, which quadratic work would exceed by far",
  async (part) => {
    const { deps } = await withModel(help, says(part.repeat(59_000 / part.length)));
    expect((await ask(deps, turnOf("How long does a refund take?"))).draft).toMatchObject({
      kind: "answer",
      response: "We refund within five working days. [1]",
    });
  },
);
