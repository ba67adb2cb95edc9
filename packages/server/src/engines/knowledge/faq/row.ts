/** An entry of a list before anything is known of what it says. */
export interface Row {
  /** The line it begins in, or its place in an array; from 1. */
  row: number;
  /** By column. Null: it could not be read as an entry at all. */
  said: Partial<Record<Column, unknown[]>> | null;
}

export type Column = "question" | "answer" | "category" | "url";

/** What people call the columns, in lower case and without accents. */
const names: Record<Column, string> = {
  question:
    "question questions q faq frage fragen pregunta preguntas domanda domande pergunta perguntas vraag vragen soru sorular pytanie pytania otazka otazky fraga fragor sprgsmal sporsmal spørgsmal spørsmal kysymys kerdes intrebare вопрос вопросы питання запитання ερωτηση שאלה سؤال السؤال 问题 問題 質問 질문 คำถาม pertanyaan cauhoi प्रश्न alternative alternatives variant variants variante varianten wording wordings",
  answer:
    "answer answers a antwort antworten reponse reponses respuesta respuestas risposta risposte resposta respostas antwoord antwoorden cevap yanıt yanit odpowiedz odpowiedzi odpoved odpovedi svar vastaus valasz raspuns ответ ответы відповідь απαντηση תשובה جواب الجواب إجابة الإجابة 答案 回答 答え 답변 답 คำตอบ jawaban traloi cautraloi उत्तर response reply",
  category:
    "category categories kategorie kategorien categoria categorie kategori kategoria topic thema tema section group gruppe rubrik rubrique категория категорія κατηγορια קטגוריה فئة 分类 分類 カテゴリ カテゴリー 카테고리 หมวด danhmuc",
  url: "url link address href page lien enlace ссылка",
};
const columns = new Map(
  Object.entries(names).flatMap(([column, all]) => all.split(" ").map((name) => [fold(name), column as Column])),
);

/** The column that a heading or a member's name means: "Frage", "question_2", "Answer (HTML)"; undefined: none of these. */
export const columnOf = (name: string): Column | undefined => columns.get(fold(name.replace(/\([^)]*\)/g, "")));

function fold(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[\p{N}\p{P}\p{Z}\s]/gu, "")
    .normalize("NFC");
}

/** What stands in named places, by column. */
export function byColumn(values: (readonly [Column | undefined, unknown])[]): Row["said"] {
  const said: Partial<Record<Column, unknown[]>> = {};
  for (const [column, value] of values)
    if (column) (said[column] ??= []).push(...(Array.isArray(value) ? value : [value]));
  return said;
}
