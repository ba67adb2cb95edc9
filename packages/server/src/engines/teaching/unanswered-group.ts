/** Where a group stands in the list. Times in ms. */
export interface GroupPlace {
  count: number;
  lastAskedAt: number;
  key: string;
}

export const placeOf = (key: string, asked: { asked_at: Date }[]): GroupPlace => ({
  count: asked.length,
  lastAskedAt: asked.reduce((newest, { asked_at }) => Math.max(newest, asked_at.getTime()), 0),
  key,
});

/** The wording that most have, whatever its capitals and punctuation, as it was written last. @param questions the newest first */
export function usualWording(questions: string[]): string {
  const wordings = Map.groupBy(questions, (question) =>
    question
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  );
  const [most] = [...wordings.values()].sort((a, b) => b.length - a.length);
  return most![0]!;
}
