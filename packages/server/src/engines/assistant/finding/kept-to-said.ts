import type { CatalogueTool } from "../tools.ts";
import type { Turn } from "../turn.ts";
import type { Words } from "../words/words.ts";
import { keepingToAges } from "./kept-to-ages.ts";
import { keepingToComfort } from "./kept-to-comfort.ts";
import { keepingToFigures } from "./kept-to-figures.ts";
import { heightSaidIn, keepingToHeights } from "./kept-to-heights.ts";
import { keepingToLoads } from "./kept-to-loads.ts";
import { animalsOwned, keepingToOwnAnimals } from "./kept-to-own-animals.ts";
import { keepingToStates } from "./kept-to-states.ts";
import { loadCarriedIn } from "./load-carried.ts";

/**
 * A catalogue for one conversation: whatever is sought in it, nothing is found that is not for whom it was said to be for, or takes
 * less than it shall. Whom a thing harms is left out first, so that what takes enough is none of that.
 */
export function keepingToSaid(tool: CatalogueTool, turn: Turn, words: Words): CatalogueTool {
  const forThem = keepingToHeights(keepingToAges(keepingToStates(tool)), heightSaidIn(turn, words));
  const harmless = keepingToOwnAnimals(forThem, animalsOwned(turn, words));
  const carrying = keepingToLoads(harmless, loadCarriedIn(turn, words));
  return keepingToComfort(keepingToFigures(carrying, turn.question, words), turn.question);
}
