/** Verbs and adjectives are written with signs for what they mean and letters for how they are inflected. */
const INFLECTED = /^(\p{Script=Han}+)\p{Script=Hiragana}+$/u;
const HANGUL = /^\p{Script=Hangul}+$/u;
/**
 * Particles and endings that are written together with their word. The ones of a letter that many words end with are taken
 * only from longer words.
 */
const endings = [
  "했습니다 하십니까 하시나요 할까요 합니다 합니까 하나요 하세요 했어요 하려면 하는데 됩니다 됩니까 되나요 되었습니다 입니다 입니까 인가요 이에요 있나요 습니다 습니까 으로는 에서는 에서도 까지는 부터는",
  "해요 하는 하기 하면 하고 하여 해서 했던 하다 하게 하지 되는 되면 되고 되어 돼요 예요 나요 까요 세요 어요 아요 으로 에서 에게 에는 에도 까지 부터 처럼 보다 마다 이나 이라 라도",
  "은 는 을 를 에",
].flatMap((line) => line.split(" "));
const uncertain = ["할", "한", "된", "될", "이", "가", "도", "의", "로", "와", "과", "만", "들"];
/** "-에서" and "-는" may follow each other. */
const MOST_ENDINGS = 3;

/** Takes the endings off words of languages that PostgreSQL has no dictionary of, as far as their writing tells them. */
export function withoutEnding(word: string): string {
  const inflected = INFLECTED.exec(word);
  if (inflected) return inflected[1]!;
  if (!HANGUL.test(word)) return word;
  let stem = word;
  for (let taken = 0; taken < MOST_ENDINGS; taken++) {
    const ending =
      endings.find((one) => stem.length > one.length && stem.endsWith(one)) ??
      uncertain.find((one) => stem.length > one.length + 1 && stem.endsWith(one));
    if (ending === undefined) break;
    stem = stem.slice(0, -ending.length);
  }
  return stem;
}
