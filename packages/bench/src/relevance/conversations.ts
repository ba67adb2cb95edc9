import type { Query } from "./data.ts";
import { auroc, mean, type Measure } from "./measures.ts";
import type { Asking, EvaluationTenant, Reply } from "./tenant.ts";

interface Value {
  measure: string;
  value: number;
  reference: string;
}

const inConversation: Asking = ({ text, before }) => ({ text, before });
const rewritten: Asking = ({ text, rewrite }) => ({ text: rewrite ?? text, before: [] });

/**
 * What is found for the last turns of conversations: with what was asked before them, and as a person rewrote them. Where
 * that person found nothing to rewrite, a turn stands alone, and what was asked before must not make it worse.
 */
export async function measureConversations(
  tenant: EvaluationTenant,
  alone: Reply[],
  { name, measure }: { name: string; measure: Measure },
): Promise<Value[]> {
  const queries = alone.map(({ query }) => query);
  const [together, byPerson] = [await tenant.ask(queries, inConversation), await tenant.ask(queries, rewritten)];
  const value = (replies: Reply[]): number =>
    mean(replies.map(({ query, found }) => measure({ found, grades: query.grades })));
  const standAlone = ({ query }: { query: Query }): boolean => query.rewrite?.trim() === query.text.trim();
  return [
    { measure: `${name} in conversation`, value: value(together), reference: "all turns concatenated .46" },
    { measure: `${name} human rewrite`, value: value(byPerson), reference: ".65" },
    { measure: `${name} stand-alone turns`, value: value(alone.filter(standAlone)), reference: "" },
    {
      measure: "· in conversation",
      value: value(together.filter(standAlone)),
      reference: "never below the line above",
    },
  ];
}

/** How well answerable last turns are told from others, with what was asked before them. */
export async function measureRefusal(tenant: EvaluationTenant, queries: Query[]): Promise<number> {
  const replies = await tenant.ask(queries, inConversation);
  const scores = (answerable: boolean): number[] =>
    replies.filter(({ query }) => query.answerable === answerable).map(({ score }) => score);
  return auroc(scores(true), scores(false));
}
