import { describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ ecommerce_active: true, default_mode: "ecommerce", rate_limit: 10_000 });

/** Things that shops call by their one name, and visitors by their plural: as each language writes it. */
const pairs: Record<string, string> = {
  en: "berry/berries box/boxes brush/brushes dish/dishes glass/glasses shelf/shelves toy/toys knife/knives scarf/scarves watch/watches tomato/tomatoes battery/batteries leaf/leaves mouse/mice potato/potatoes piano/pianos lens/lenses",
  de: "Tasche/Taschen Stuhl/Stühle Glas/Gläser Buch/Bücher Messer/Messer Korb/Körbe Schal/Schals Kissen/Kissen Bett/Betten Topf/Töpfe Vase/Vasen Rad/Räder Sofa/Sofas Kommode/Kommoden Lampe/Lampen Schlüssel/Schlüssel Nuss/Nüsse",
  fr: "sac/sacs bijou/bijoux chapeau/chapeaux gâteau/gâteaux cheval/chevaux tapis/tapis jeu/jeux clé/clés tuyau/tuyaux bocal/bocaux rideau/rideaux robe/robes pneu/pneus genou/genoux cheveu/cheveux vitrail/vitraux balai/balais",
  es: "bolso/bolsos lápiz/lápices sillón/sillones pared/paredes cojín/cojines cruz/cruces collar/collares pez/peces calcetín/calcetines reloj/relojes cajón/cajones red/redes césped/céspedes mes/meses sofá/sofás café/cafés",
  it: "borsa/borse sacco/sacchi banco/banchi vaso/vasi sedia/sedie orologio/orologi bottiglia/bottiglie lago/laghi arancia/arance valigia/valigie zaino/zaini coltello/coltelli giacca/giacche specchio/specchi camicia/camicie uovo/uova occhiale/occhiali",
  pt: "bolsa/bolsas anel/anéis lençol/lençóis colher/colheres balão/balões casaco/casacos luz/luzes barril/barris nuvem/nuvens pão/pães chapéu/chapéus botão/botões sofá/sofás café/cafés maçã/maçãs jardim/jardins móvel/móveis papel/papéis",
  nl: "tas/tassen bal/ballen mes/messen vaas/vazen huis/huizen brief/brieven pan/pannen ring/ringen boek/boeken lamp/lampen stoel/stoelen glas/glazen roos/rozen stof/stoffen kam/kammen druif/druiven duif/duiven kaas/kazen pop/poppen tafel/tafels bed/bedden raam/ramen been/benen boot/boten muur/muren foto/foto's ei/eieren druk/drukken kurk/kurken neus/neuzen",
  tr: "çanta/çantalar kitap/kitaplar saat/saatler bardak/bardaklar bıçak/bıçaklar sandalye/sandalyeler lamba/lambalar yastık/yastıklar gözlük/gözlükler ayakkabı/ayakkabılar kutu/kutular halı/halılar ağaç/ağaçlar kilim/kilimler masa/masalar perde/perdeler ütü/ütüler",
};

/** How each language asks for some of them, and what they cost. */
const words: Record<string, [told: string, wished: string, asked: string]> = {
  en: ["A $ costs 20 euros.", "do you have $?", "how much are $?"],
  de: ["$ kostet 20 Euro.", "habt ihr $?", "was kosten $?"],
  fr: ["Un $ coûte 20 euros.", "avez-vous des $ ?", "combien coûtent les $ ?"],
  es: ["Un $ cuesta 20 euros.", "¿tenéis $?", "¿cuánto cuestan los $?"],
  it: ["Un $ costa 20 euro.", "avete $?", "quanto costano i $?"],
  pt: ["Um $ custa 20 euros.", "vocês têm $?", "quanto custam os $?"],
  nl: ["Een $ kost 20 euro.", "hebben jullie $?", "wat kosten $?"],
  tr: ["Bir $ 20 lira.", "$ var mı?", "$ ne kadar?"],
};

const pairsOf = (code: string): [string, string][] =>
  pairs[code]!.split(" ").map((pair) => pair.split("/") as [string, string]);

describe.each(Object.keys(pairs))("in %s", (code) => {
  const [told, wished, asked] = words[code]!;
  test.each([
    ["plural", pairsOf(code)],
    ["one name, where the shop has the plural", pairsOf(code).map(([one, many]): [string, string] => [many, one])],
  ])("goods are found by their %s", async (_, titled) => {
    await keepGoods(shop, Object.fromEntries(titled.map(([title], i) => [`${title} Fell`, { id: `${i}` }])), code);
    const wrong: string[] = [];
    for (const [title, said] of titled) {
      const titles = titlesOf(await askLast(shop, wished.replace("$", said)));
      if (titles.join() !== `${title} Fell`) wrong.push(`${said}: ${titles.join()} for ${title}`);
    }
    expect(wrong).toEqual([]);
  });

  test("a text is found by the plural of what it tells of", async () => {
    const wrong: string[] = [];
    await shop.app.admin("PATCH", shop.url, { locale: code });
    for (const [one] of pairsOf(code)) {
      const body = { external_id: one, title: "", content: told.replace("$", one), format: "text" };
      const title = `${one} 1`;
      await shop.app.admin("POST", `${shop.url}/documents`, { ...body, title });
    }
    for (const [one, many] of pairsOf(code)) {
      const { response } = await shop.app.send(shop.tenant.id, { message: asked.replace("$", many), mode: "rag" });
      if (!response.toLowerCase().includes(one.toLowerCase())) wrong.push(`${many} (${one}): ${response}`);
    }
    expect(wrong).toEqual([]);
  });
});

test("a jersey, which is a country's name by itself, is found by its plural", async () => {
  await keepGoods(shop, { "Jersey Fell": {}, "Bolso Fell": {} }, "es");
  expect(titlesOf(await askLast(shop, "¿tenéis jerséis?"))).toEqual(["Jersey Fell"]);
});
