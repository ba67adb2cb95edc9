export type Department = { slug: string; name: string; line: string; cover: string };

/** The shop's departments in the order of its navigation; `cover` is the product whose picture stands for one. */
export const departments: Department[] = [
  {
    slug: "bags",
    name: "Bags",
    line: "Welded, waxed or simply well sewn: from two litres to fifty.",
    cover: "harbour-roll-top-22-mustard",
  },
  {
    slug: "rainwear",
    name: "Rainwear & layers",
    line: "Shells, capes and wool for people who go out anyway.",
    cover: "corrib-rain-jacket-men",
  },
  {
    slug: "footwear",
    name: "Footwear",
    line: "Boots for wet streets, and slippers for coming home.",
    cover: "strand-rain-boot",
  },
  {
    slug: "hats-gloves-socks",
    name: "Hats, gloves & socks",
    line: "The small warm things that decide about a day.",
    cover: "bobble-hat",
  },
  {
    slug: "bottles-lunch",
    name: "Bottles & lunch",
    line: "Hot stays hot, cold stays cold, and soup stays in the jar.",
    cover: "enamel-mug",
  },
  {
    slug: "camp-picnic",
    name: "Camp & picnic",
    line: "For one night in the hills or one afternoon on the prom.",
    cover: "lee-tent-2",
  },
  {
    slug: "lights-tools",
    name: "Lights & tools",
    line: "For dark lanes, late trains and loose screws.",
    cover: "brightwick-lantern",
  },
  {
    slug: "small-things",
    name: "Small things",
    line: "Paper, leather, brass and wax: presents, mostly to oneself.",
    cover: "fold-wallet",
  },
];

export const departmentUrl = (department: Department): string => `/demo/shop/${department.slug}/`;
