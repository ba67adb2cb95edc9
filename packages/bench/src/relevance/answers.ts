import { connect, randomId, sendMessage } from "@widget-chat/client";
import { patchTenant, type AdminConnection } from "@widget-chat/client/admin";
import type { Query } from "./data.ts";
import { mean } from "./measures.ts";
import { forAll } from "./tenant.ts";

/** What visitors read. */
export interface AnswersRead {
  /** The share of answers that hold one of the texts that answer the question. */
  right: number;
  /** Words of an answer. */
  words: number;
}

/** The most the server takes: all questions come from one address. */
const RATE_LIMIT = 10_000;

/** Asks as visitors do, each in a conversation of its own, and reads the answers. */
export async function readAnswers(
  admin: AdminConnection,
  baseUrl: string,
  tenant: string,
  queries: Query[],
): Promise<AnswersRead> {
  await patchTenant(admin, tenant, { rate_limit: RATE_LIMIT });
  const visitor = connect({ baseUrl, tenantId: tenant });
  const read = await forAll(queries, async ({ text, answers }) => {
    const { response } = await sendMessage(visitor, { message: text.trim(), session_id: randomId() });
    return { right: holdsOne(response, answers), words: response.split(/\s+/).length };
  });
  return { right: mean(read.map(({ right }) => Number(right))), words: mean(read.map(({ words }) => words)) };
}

/** Whether one of the answers stands in the text, whole words of it, whatever their case and the signs between them. */
export const holdsOne = (text: string, answers: string[]): boolean => {
  const words = bare(text);
  return answers.some((answer) => words.includes(bare(answer)));
};

const bare = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim()} `;
