/** What is eaten and drunk, as `thingsIn` reads it. */
export const larders: readonly string[] = [
  "bread; Brot; pain*; pan*; pane*; pão; brood; ekmek",
  "nuts; Nüsse; ; frutos secos; ; nozes; ; fındık | noix, noci, nueces, noten",
  "milk; Milch; lait; leche; ; ; melk; süt | latte, leite",
  "cheese; Käse; fromage; queso; formaggio; queijo; kaas; peynir",
  "cereals; Getreide; céréales; cereales; cereali; cereais; granen; tahıl | grain, grains",
  "gluten; Gluten; gluten; gluten; glutine; glúten; gluten; gluten",
  "sugar; Zucker; sucre; azúcar; zucchero; açúcar; suiker; şeker",
  "; Tee*; thé*; ; ; ; thee; çay | tea, té, tè, chá",
  "coffee; Kaffee; café; café; caffè; café; koffie; kahve",
  "chocolate; Schokolade; chocolat; chocolate; cioccolato; chocolate; chocolade; çikolata",
  "wine; Wein; vin*; vino; vino; vinho; wijn; şarap",
  "beer; Bier; bière; cerveza; birra; cerveja; bier; bira",
  "honey; Honig; miel; miel; miele; mel*; honing; bal*",
  "olive oil; Olivenöl; huile d'olive; aceite de oliva; olio d'oliva; azeite; olijfolie; zeytinyağı",
  "rice; Reis*; riz; arroz; riso*; arroz; rijst; pirinç",
  "flour; Mehl; farine; harina; farina; farinha; meel, bloem*; un*",
];
