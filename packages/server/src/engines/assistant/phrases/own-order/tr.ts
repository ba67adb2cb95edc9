import type { OrderPhrases } from "./order-phrases.ts";

export const tr: OrderPhrases = {
  whichOrder: "Hangi sipariş? Bakabilmem için sipariş numarası ve siparişin verildiği e-posta adresi gerekiyor.",
  whichNumber: "Sipariş numarası nedir? Onay e-postasında yazar.",
  whichEmail: (number) => `**${number}** numaralı sipariş hangi e-posta adresiyle verildi?`,
  whereNumber:
    "Numara, siparişin onay e-postasında yazar. Numara ve siparişin e-posta adresi olmadan siparişe bakamıyorum.",
  notFound: (number, email) =>
    `${email} e-posta adresiyle **${number}** numaralı bir sipariş bulamadım. Biri farklıysa doğrusunu göndermek yeterli.`,
  tooOften: (time) => `Çok fazla deneme yapıldı. Siparişlere ${time} sonra yeniden bakılabilir.`,
  unreachable: "Üzgünüm, şu anda siparişlere bakamıyorum. Birkaç dakika sonra yeniden denenebilir.",
  stands: (number, status) => `Sipariş **${number}**: **${status}**.`,
  statuses: {
    received: "alındı",
    awaiting_payment: "ödeme bekleniyor",
    on_hold: "beklemede",
    processing: "hazırlanıyor",
    partly_shipped: "bir kısmı kargoya verildi",
    shipped: "kargoya verildi",
    out_for_delivery: "dağıtımda",
    ready_for_pickup: "teslim almaya hazır",
    delivered: "teslim edildi",
    cancelled: "iptal edildi",
    returned: "iade edildi",
    refunded: "ücreti iade edildi",
  },
  labels: { expected_at: "Beklenen teslimat", placed_at: "Sipariş tarihi", carrier: "Kargo", items: "Ürünler" },
  more: (count) => `ve ${count} tane daha`,
  track: "Kargoyu takip et",
};
