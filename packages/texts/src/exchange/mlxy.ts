import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Tukaran pantas',
    recordsTitle: 'Sejarah tukaran',
    pay: 'Anda bayar',
    receive: 'Anda terima',
    payCurrency: 'Mata wang dibayar',
    receiveCurrency: 'Mata wang diterima',
    swap: 'Tukar arah mata wang',
    enterAmount: 'Masukkan jumlah',
    tooMuch: '{{currency}} tidak mencukupi',
    noQuote: 'Tiada sebut harga buat masa ini',
    quoting: 'Mendapatkan sebut harga',
    review: 'Semak tukaran',
    hint: 'Masukkan jumlah untuk sebut harga yang sah sepuluh saat. Tukaran guna akaun baki.',
    age: '{{seconds}} s lalu',
    spread: 'termasuk spread {{percent}}',
    spreadLabel: 'Spread',
    included: 'Termasuk dalam kadar',
    inContract: 'Dalam akaun kontrak anda:',
    transferFirst: 'Pindah ke akaun baki',
    confirmTitle: 'Sahkan tukaran',
    act: 'Tukar',
    waiting: 'Menunggu harga seterusnya',
    newQuote: 'Sebut harga baharu',
    expired: 'Sebut harga ini telah tamat tempoh.',
    newReceive: 'Sebut harga baharu. Anda terima',
    doneTitle: 'Telah ditukar',
    paid: 'Dibayar',
    again: 'Tukar lagi',
    empty: 'Belum ada tukaran',
    emptyText: 'Tukar USDT dan syiling pada sebut harga yang anda lihat dahulu.',
  },
  refusals: {
    quote_not_found: 'Sebut harga ini tidak lagi sah. Sila dapatkan yang baharu.',
    quote_expired: 'Sebut harga telah tamat tempoh. Sila dapatkan yang baharu.',
    quote_moved: 'Harga telah berubah. Sila semak sebut harga baharu.',
    currencies_equal: 'Sila pilih dua mata wang yang berbeza.',
    next_price_missing:
      'Tiada harga baharu diterima tepat pada masanya. Tiada apa yang ditukar. Sila dapatkan sebut harga baharu.',
  },
  entries: {
    exchange_out: 'Tukaran, dibayar',
    exchange_in: 'Tukaran, diterima',
  },
}
