import { goodsOfTrades } from "./goods-of-trades.ts";

/** Names of one thing: any of those that are `said` is looked for by all that are `meant`, too. */
export interface NamesOfGoods {
  said: readonly string[];
  meant: readonly string[];
}

/**
 * What goods are called, within a language and across languages, so that who asks for a notebook finds laptops, too. What is
 * called something else in another of these languages, or within one, stands behind a bar: texts are found by it, and who
 * says it asks for just that.
 */
export const goodsSynonyms: readonly NamesOfGoods[] = [
  // Computers, pictures and sound
  "laptop, notebook, notebook computer, ordinateur portable, ordenador portátil, portátil, portáteis, computer portatile, portatile, computador portátil, dizüstü bilgisayar, dizüstü",
  "TV, television, television set, Fernseher, Fernsehgerät, télévision, téléviseur, televisor, televisión, televisore, televisie, televisão, televizyon",
  "headphones, earphones, headphone, Kopfhörer, écouteurs, casque audio, auriculares, cuffie, koptelefoon, fones de ouvido, auscultadores, kulaklık",
  "smartphone, mobile phone, cell phone, Handy, Mobiltelefon, téléphone portable, teléfono móvil, móvil, cellulare, telefonino, mobiele telefoon, mobieltje, telemóvel, telemóveis, celular, cep telefonu, akıllı telefon",
  "phone | smartphone, mobile phone, Handy, cep telefonu",
  "USB stick, USB drive, flash drive, thumb drive, memory stick, USB-Stick, clé USB, memoria USB, pendrive, chiavetta USB",
  "hard drive, hard disk, hard disc, HDD, Festplatte, disque dur, disco duro, disco rigido, harde schijf, disco rígido, sabit disk",
  "loudspeaker, speaker, Lautsprecher, haut-parleur, enceinte audio, altavoz, altoparlante, luidspreker, alto-falante, hoparlör",
  "printer, Drucker, imprimante, impresora, stampante, impressora, yazıcı",
  "toaster, grille-pain, tostadora, tostapane, broodrooster, torradeira, ekmek kızartma makinesi",
  "Bügeleisen, fer à repasser, plancha de ropa, ferro da stiro, strijkijzer, ferro de passar, ütü | iron",
  "microwave, Mikrowelle, micro-ondes, microondas, microonde, magnetron, micro-ondas, mikrodalga",
  "oven, Backofen, four encastrable, horno, forno, fırın",
  "blender, Mixer, Standmixer, mixeur, licuadora, batidora, frullatore, liquidificador",
  "hairdryer, hair dryer, Föhn, Haartrockner, sèche-cheveux, secador de pelo, asciugacapelli, haardroger, secador de cabelo, saç kurutma makinesi",
  "keyboard, Tastatur, clavier, teclado, tastiera, toetsenbord, klavye",
  "charger, Ladegerät, chargeur, cargador, caricabatterie, caricatore, oplader, carregador, şarj aleti",
  "camera, Kamera, appareil photo, cámara, fotocamera, máquina fotográfica, fotoğraf makinesi",
  "camcorder, video camera, Videokamera, caméscope, videocámara, videocamera, filmadora",
  "monitor, Bildschirm, écran, pantalla, beeldscherm, monitör",
  "cable, Kabel, câble, cavo, cabo, kablo",
  // Households
  "refrigerator, fridge, Kühlschrank, réfrigérateur, frigo, frigorífico, nevera, frigorifero, koelkast, geladeira, buzdolabı",
  "vacuum cleaner, hoover, Staubsauger, aspirateur, aspiradora, aspirapolvere, stofzuiger, aspirador, elektrikli süpürge",
  "washing machine, Waschmaschine, lave-linge, machine à laver, lavadora, lavatrice, wasmachine, máquina de lavar, çamaşır makinesi",
  "dishwasher, Geschirrspüler, Spülmaschine, lave-vaisselle, lavavajillas, lavastoviglie, vaatwasser, lava-louça, bulaşık makinesi",
  "kettle, Wasserkocher, bouilloire, hervidor, bollitore, waterkoker, chaleira, su ısıtıcı",
  "coffee maker, coffee machine, Kaffeemaschine, cafetière, machine à café, cafetera, macchina da caffè, koffiezetapparaat, cafeteira, kahve makinesi",
  "lamp, Lampe, Leuchte, luminaire, lámpara, lampada, candeeiro, luminária, lamba",
  "sofa, couch, settee, canapé, sofá, divano, kanepe",
  "chair, Stuhl, chaise, silla, sedia, stoel, cadeira, sandalye",
  "bed, Bett, cama, yatak",
  "cupboard, wardrobe, Schrank, Kleiderschrank, armoire, armario, armadio, kledingkast, armário, dolap",
  "carpet, rug, Teppich, tapis, alfombra, tappeto, vloerkleed, tapijt, tapete, halı",
  "duvet, quilt, Bettdecke, couette, edredón, piumone, dekbed, edredom, yorgan",
  "pillow, Kopfkissen, Kissen, oreiller, almohada, cuscino, kussen, travesseiro, almofada, yastık",
  "towel, Handtuch, serviette de toilette, toalla, asciugamano, handdoek, toalha, havlu",
  "mug, Tasse, Becher, taza, tazza, caneca, kupa | cup, tasse, mok",
  "lantern, Laterne, lanterne, farol, lantaarn, fener",
  "bike light, bicycle light, Fahrradlicht, Fahrradlampe, éclairage vélo, luz de bicicleta, fietslamp, bisiklet ışığı",
  "frying pan, Bratpfanne, Pfanne, sartén, padella, koekenpan, frigideira, tava",
  "knife, Messer, couteau, cuchillo, coltello, faca, bıçak",
  "torch, flashlight, Taschenlampe, lampe de poche, linterna, torcia, zaklamp, lanterna, el feneri",
  "tap, faucet, Wasserhahn, robinet, grifo, rubinetto, kraan, torneira, musluk",
  // What is worn and carried
  "trousers, pantalon, pantalón, pantaloni, broek, calças, pantolon | Hose, pants",
  "T-shirt, camiseta, maglietta, t-shirt, tişört",
  "socks, Socken, chaussettes, calcetines, calze, calzini, sokken, meias, çorap",
  "beanie, Mütze, gorro, berretto, muts | cap, hat, bonnet, bere, boné, şapka",
  "boots, Stiefel, bottes, botas, stivali, laarzen | bot",
  "skirt, jupe, falda, gonna, saia, etek | Rock, rok",
  "belt, Gürtel, ceinture, cinturón, riem, cinto, kemer | cintura",
  "scarf, Schal, écharpe, bufanda, sciarpa, sjaal, cachecol, atkı",
  "sweater, jumper, pullover, Pulli, maglione, trui, suéter, kazak",
  "trainers, sneakers, Turnschuhe, zapatillas, scarpe da ginnastica, sportschoenen, spor ayakkabı",
  "shoes, Schuhe, chaussures, zapatos, scarpe, schoenen, sapatos, ayakkabı",
  "jacket, Jacke, veste, chaqueta, giacca, jas, casaco, ceket",
  "coat, Mantel, manteau, abrigo, cappotto, palto",
  "dress, Kleid, vestido, vestito, jurk, elbise",
  "shirt, Hemd, chemise, camisa, camicia, overhemd, gömlek",
  "gloves, Handschuhe, gants, guantes, guanti, handschoenen, luvas, eldiven",
  "backpack, rucksack, Rucksack, sac à dos, mochila, zaino, rugzak, sırt çantası",
  "bag, Tasche, bolsa, çanta | sac, borsa, tas, bolso, saco",
  "handbag, Handtasche, sac à main, bolso, borsa, handtas, el çantası",
  "umbrella, Regenschirm, parapluie, paraguas, ombrello, paraplu, guarda-chuva, şemsiye",
  "glasses, eyeglasses, spectacles, Brille, lunettes, gafas, occhiali, óculos, gözlük",
  "watch, wristwatch, Armbanduhr, montre, reloj, orologio, relógio, kol saati",
  // For children, sports and outdoors
  "pushchair, stroller, pram, Kinderwagen, poussette, cochecito, passeggino, carrinho de bebé, bebek arabası",
  "nappies, diapers, Windeln, pañales, pannolini, luiers, fraldas, bebek bezi",
  "toy, Spielzeug, jouet, juguete, giocattolo, speelgoed, brinquedo, oyuncak",
  "rain jacket, raincoat, Regenjacke, veste de pluie, chubasquero, giacca antipioggia, regenjas, yağmurluk, capa de chuva, casaco impermeável | impermeable, impermeabile",
  "hammock, Hängematte, hamac, hamaca, amaca, hangmat, hamak",
  "camping stove, Campingkocher, réchaud, hornillo, fornello da campeggio, kooktoestel, fogareiro, kamp ocağı | stove, camp stove",
  "tent, Zelt, tente, tienda de campaña, tenda, çadır",
  "headlamp, head torch, Stirnlampe, lampe frontale, linterna frontal, lampada frontale, hoofdlamp, lanterna frontal, kafa lambası",
  "water bottle, drinking bottle, Trinkflasche, gourde, botella de agua, cantimplora, borraccia, drinkfles, garrafa de água, su matarası, matara",
  "bottle, Flasche, bouteille, botella, bottiglia, fles, garrafa, şişe | gourde, Trinkflasche, borraccia, drinkfles, matara",
  "sac | sac à dos, backpack, rucksack, bag",
  "sleeping bag, Schlafsack, sac de couchage, saco de dormir, sacco a pelo, slaapzak, saco-cama, uyku tulumu",
  "helmet, Helm, casco, capacete, kask",
  ...goodsOfTrades,
].map((names) => {
  const [said = [], others = []] = names.split(" | ").map((some) => some.split(", "));
  return { said, meant: [...said, ...others] };
});
