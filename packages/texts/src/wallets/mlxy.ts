import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Aset',
    total: 'Jumlah aset',
    displayCurrency: 'Mata wang paparan',
    unrated: 'Tiada kadar {{chosen}} sekarang, jadi dipaparkan dalam {{shown}}',
    actions: 'Tindakan',
    deposit: 'Deposit',
    withdraw: 'Keluarkan',
    transfer: 'Pindah',
    exchange: 'Tukar',
    ledger: 'Sejarah',
    accounts: 'Akaun',
    account: {
      balance: 'Akaun baki',
      contract: 'Akaun kontrak',
      margin: 'Margin posisi',
      frozen: 'Dibekukan',
      invested: 'Dilaburkan',
      pledged: 'Dicagar',
    },
    accountText: {
      balance: 'Untuk tukaran dan pindahan',
      contract: 'Sedia untuk dagangan',
      margin: 'Dikunci dalam posisi terasing',
      frozen: 'Ditahan untuk pesanan, taruhan dan pengeluaran',
      invested: 'Dalam produk yang anda beli',
      pledged: 'Cagaran untuk pinjaman',
    },
    openProfit: 'untung rugi terbuka',
    allocation: 'Peruntukan',
    others: 'Lain-lain',
    holdings: 'Pegangan',
    profitByDay: 'Untung harian (USDT)',
    dayEnds: 'Hari berakhir pada 00:00 UTC. Deposit dan pengeluaran tidak dikira untung.',
    emptyTitle: 'Belum ada aset',
    emptyReal: 'Tiada wang dalam akaun ini. Cuba demo dahulu, dengan harga dan peraturan yang sama.',
    emptyDemo: 'Akaun demo anda kosong. Tetapkan semula dalam dagangan demo.',
    showDemo: 'Lihat akaun demo',
  },
  refusals: {
    currency_unknown: 'Kami tidak mengenali mata wang {currency}.',
    rate_missing: 'Tiada kadar untuk {currency} buat masa ini.',
  },
}
