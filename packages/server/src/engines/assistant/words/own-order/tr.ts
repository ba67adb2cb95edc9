import { wordsIn } from "../../../wording/fold.ts";
import { phrasesIn } from "../../../wording/phrase-set.ts";
import type { OrderWords } from "./order-words.ts";

export const tr: OrderWords = {
  things: phrasesIn(
    "siparişim | siparişimi | siparişimin | siparişime | siparişin | siparişini | sipariş | siparişi | kargom | kargomu | kargomun | kargo | kargoyu | paketim | paketimi | paketimin | paket | paketi | gönderim | gönderimi | teslimatım | ürünüm | ürünlerim",
  ),
  own: wordsIn(
    "siparişim siparişimi siparişimin siparişime kargom kargomu kargomun paketim paketimi paketimin gönderim gönderimi teslimatım ürünüm ürünlerim",
  ),
  asks: phrasesIn(
    "nerede | nerde | neredeyse | nereye | ne zaman | takip | takibi | durumu | durumum | durum | aşamada | haber | gecikti | geç kaldı | gecikiyor | kayboldu | kayıp | gelmedi | ulaşmadı | gönderilmedi | verilmedi | çıkmadı | almadım | alamadım | sorgula | sorgulama | sorgulamak | bakar | ne oldu | kaldı",
  ),
  happens: phrasesIn(
    "gelecek | gelir | geldi | ulaşır | ulaştı | ulaşacak | teslim | aldım | alacağım | gönderildi | verildi | çıktı | yolda | kargoya",
  ),
  beside: wordsIn(
    "nedir numaralı numara nolu no hakkında olduğunu söyler söyleyebilir misiniz verdim verdiğim aldığım ödedim internetten siteden mağazadan son yeni gün hafta ay önce et edin ettim edebilirim edebilir bul bulurum yola edilecek edildi edilmedi hala teslim numaram bilmiyorum hatırlamıyorum",
  ),
  number: phrasesIn(
    "sipariş numarası | sipariş numaram | sipariş numarasını | sipariş numaramı | sipariş no | numarası | numaram | numarasını | numaramı | numarayı | numara | sipariş kodu",
  ),
  email: phrasesIn(
    "e posta adresim | e posta adresi | eposta adresim | e posta | eposta | e mail | email | mail adresim | mail",
  ),
  leaves: phrasesIn(
    "boş ver | boşver | boş verin | unut | unut gitsin | unutun | önemli değil | iptal | iptal et | iptal edin | vazgeçtim | gerek yok | gerek kalmadı | dur | kalsın",
  ),
};
