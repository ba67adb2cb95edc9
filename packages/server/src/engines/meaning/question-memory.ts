/** What questions mean that were asked lately, or are being asked. */
export interface QuestionMemory<Value> {
  recall(question: string, ask: (question: string) => Promise<Value>): Promise<Value>;
}

/** @param capacity most questions; those not asked for the longest go first. A failure is not remembered. */
export function createQuestionMemory<Value>(capacity: number): QuestionMemory<Value> {
  const known = new Map<string, Promise<Value>>();
  return {
    recall(question, ask) {
      const value = known.get(question) ?? ask(question);
      known.delete(question);
      known.set(question, value);
      value.catch(() => known.get(question) === value && known.delete(question));
      if (known.size > capacity) known.delete(known.keys().next().value!);
      return value;
    },
  };
}
