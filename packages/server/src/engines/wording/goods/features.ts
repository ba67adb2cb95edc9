/** What goods are, as `thingsIn` reads it: each of these says the same of a thing. */
export const features: readonly string[] = [
  "wireless, cordless, without cable, without a cable, without cord, without wires, without wire; kabellos, drahtlos, schnurlos, ohne Kabel; sans fil, sans câble; inalámbrico, sin cable, sin cables, sin hilos; senza fili, senza filo, senza cavo; sem fios, sem fio, sem cabo; draadloos, draadloze, snoerloos, snoerloze, zonder kabel, zonder draad, zonder snoer; kablosuz | Akku, battery powered, à batterie, a batteria, accu, akülü, şarjlı, Bluetooth",
  "wired, with cable, with a cable, with cord; kabelgebunden, mit Kabel; filaire, avec fil, avec câble; con cable; con cavo, con filo; com fio, com cabo; bedraad, met kabel, met draad; kablolu",
  "noise cancelling, noise canceling, noise cancellation; Geräuschunterdrückung; réduction de bruit; cancelación de ruido; cancellazione del rumore; cancelamento de ruído; ruisonderdrukking, noise cancelling; gürültü önleyici",
  "waterproof, water resistant, water-repellent; wasserdicht, wasserfest, wasserabweisend; étanche, imperméable; resistente al agua; impermeabile, resistente all'acqua; impermeável, à prova d'água, resistente à água; waterdicht; su geçirmez | impermeable",
  "decaffeinated, decaf, caffeine-free; entkoffeiniert, koffeinfrei; décaféiné, sans caféine; descafeinado, sin cafeína; decaffeinato, senza caffeina; descafeinado, sem cafeína; cafeïnevrij, decafé; kafeinsiz",
  "dishwasher safe, dishwasher-proof; spülmaschinenfest, spülmaschinengeeignet, spülmaschinentauglich; compatible lave-vaisselle, passe au lave-vaisselle, va au lave-vaisselle; apto para lavavajillas; lavabile in lavastoviglie, adatto alla lavastoviglie; pode ir à máquina de lavar louça, próprio para lava-louças; vaatwasserbestendig, vaatwasmachinebestendig; bulaşık makinesine uygun, bulaşık makinesinde yıkanabilir",
  "quiet, silent; leise, geräuscharm; silencieux, silencieuse; silencioso; silenzioso; silencioso; stil*, geluidsarm; sessiz",
  "rechargeable; wiederaufladbar, aufladbar; rechargeable; recargable; ricaricabile; recarregável; oplaadbaar; şarj edilebilir",
  "foldable, folding, collapsible; klappbar, faltbar, zusammenklappbar; pliable, pliant*; plegable; pieghevole; dobrável; opvouwbaar, inklapbaar; katlanır, katlanabilir",
  "used, second hand, secondhand; gebraucht; d'occasion; de segunda mano, usado; usato, di seconda mano; usado, em segunda mão; tweedehands, gebruikt; ikinci el",
  "telescopic; Teleskop, ausziehbar; télescopique; telescópico; telescopico; telescópico; telescopisch, uitschuifbaar; teleskopik",
];
