import { f1, hit, ndcg, recall, reciprocalRank, type Measure } from "./measures.ts";

/** A corpus, the questions put to it, and what is measured. */
export interface EvaluationSet {
  name: string;
  mode: "rag" | "ecommerce";
  locale: string;
  /** Files of the data folder, without `.jsonl`. */
  corpus: string;
  queries: string;
  measures: { name: string; measure: Measure; /** What others reached on the whole set. */ reference: string }[];
  /** Reference for telling questions that the corpus answers from those it does not; left out: not measured. */
  refusal?: { present: string; absent?: string };
  /** Reference for answers that hold what answers the question; left out: not measured. */
  answers?: string;
}

const rag = (name: string, measures: EvaluationSet["measures"], more: Partial<EvaluationSet> = {}): EvaluationSet => ({
  name,
  mode: "rag",
  locale: "en",
  corpus: `rag/${name}.corpus`,
  queries: `rag/${name}.dev`,
  measures,
  ...more,
});

const firstHit = (reference: string) => [{ name: "R@1", measure: recall(1), reference }];

const xquad: Record<string, string> = {
  en: ".93",
  de: ".90",
  es: ".93",
  el: ".93",
  ru: ".91",
  tr: ".89",
  ar: ".88",
  hi: ".92",
  ro: ".93",
  vi: ".90",
  zh: ".92",
  th: ".94",
};

/** The sets, with the reference figures of their README. */
export const sets: EvaluationSet[] = [
  rag("claudedocs", [
    {
      name: "MRR@3",
      measure: reciprocalRank(3),
      reference: "BM25 .820; published .737, with LLM summaries .773, LLM reranking .865",
    },
    { name: "recall@3", measure: recall(3), reference: "BM25 .655; published .659, .714, .693" },
    { name: "F1@3", measure: f1(3), reference: "BM25 .504; published .519, .555, .536" },
  ]),
  rag("code", [
    { name: "pass@5", measure: recall(5), reference: "BM25 .818; dense .809, contextual .864" },
    { name: "pass@10", measure: recall(10), reference: "BM25 .870; dense .872, contextual .928" },
    { name: "pass@20", measure: recall(20), reference: "BM25 .892; dense .901, contextual .938" },
  ]),
  rag("stackfaq", [{ name: "hit@1", measure: hit(1), reference: "BM25F .70, question field .706" }]),
  rag("covidfaq", [{ name: "hit@1", measure: hit(1), reference: "BM25F .36, question field .439" }]),
  rag("clapnq", firstHit("BM25F .907"), { refusal: { present: ".80", absent: ".92" } }),
  rag("squad2", [...firstHit("BM25F .82"), { name: "R@5", measure: recall(5), reference: "BM25F .95" }], {
    answers: ".71",
  }),
  ...Object.entries(xquad).map(([locale, reference]) =>
    rag(`xquad_${locale}`, firstHit(`BM25F ${reference}`), { locale }),
  ),
  rag("mtrag", [{ name: "R@5", measure: recall(5), reference: "last turn .60" }], {
    corpus: "conversations/mtrag.corpus",
    queries: "conversations/mtrag.dev",
  }),
  rag("mtragun", [], {
    corpus: "conversations/mtrag.corpus",
    queries: "conversations/mtragun.dev",
    refusal: { present: ".72" },
  }),
  {
    name: "chorus",
    mode: "ecommerce",
    locale: "en",
    corpus: "ecommerce/chorus.products",
    queries: "ecommerce/chorus.dev",
    measures: [{ name: "nDCG@10", measure: ndcg(10), reference: "BM25 .744, BM25F .775" }],
  },
];
