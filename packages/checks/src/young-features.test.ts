import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

/** What came after the oldest browsers that the widget is for (`packages/widget/README.md` names them), and throws in them. */
const young = [
  /\.(?:toSpliced|toSorted|toReversed|with|union|intersection|difference|isWellFormed|toWellFormed|getOrInsert)\(/,
  /\b(?:URL\.(?:canParse|parse)|AbortSignal\.any|Array\.fromAsync|(?:Object|Map)\.groupBy|Promise\.(?:try|withResolvers))\b/,
  /\.(?:entries|keys|values)\(\)\s*\./,
];
const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);

test("what runs on pages asks for nothing that the browsers it is for have not learned", () => {
  const files = sourceFiles().filter(({ path }) => /^packages\/(?:widget|client)\/src\//.test(path));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap(({ path, text }) =>
    text
      .split("\n")
      .flatMap((line, at) =>
        !isComment(line) && young.some((feature) => feature.test(line)) ? [`${path}:${at + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
