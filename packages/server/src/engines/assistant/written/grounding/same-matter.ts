/**
 * Of the weight of what a claim or a question says, a statement must have so much for the two to speak of the same. A claim
 * has what the passages don't say beside what they do: asked for all of it, none would speak of it; with half, two things
 * that share one telling word of two would be one matter.
 */
export const sameMatter = 0.6;

/** A statement that has so much of what the one with the most has speaks of the matter, too: one small word is no difference. */
export const nearlyBest = 0.9;
