import { paints } from "./paints.ts";
import { cardSleeve, keyHook, wallet } from "./types/leather.ts";
import { brassPen, ledger, rainPad } from "./types/notebook.ts";
import { balm, giftCard, waxTin } from "./types/tin.ts";

const { brass, charcoal, cream, ink, mustard, oat, rust, sand, sky, spruce, tan } = paints;

/** Pictures of the department "Small things", by product id. */
export const smallThings = {
  "rain-notebook-a6": rainPad({ body: mustard }),
  "ledger-notebook-a5": ledger({ body: ink, ribbon: rust }),
  "brass-pen": brassPen({ body: brass }),
  "fold-wallet": wallet({ body: tan }),
  "card-sleeve": cardSleeve({ body: charcoal }),
  "brass-key-hook": keyHook({ body: brass, strap: tan }),
  "softday-wax-tin": waxTin({ body: spruce, content: sand, cloth: sky }),
  "leather-balm": balm({ body: cream, label: oat }),
  "gift-card-50": giftCard({ body: spruce, sleeve: sand }),
};
