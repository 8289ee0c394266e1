import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Mesej',
    categories: 'Kategori',
    category: {
      system: 'Sistem',
      task: 'Tugasan',
      transaction: 'Dagangan',
    },
    unread: 'Belum dibaca:',
    markAllRead: 'Tanda semua sebagai dibaca',
    allRead: 'Semua ditanda sebagai dibaca',
    empty: 'Belum ada mesej',
    emptyText: 'Log masuk, pesanan dipenuhi dan hasil akan dipaparkan di sini.',
    emptyCategory: 'Belum ada apa-apa',
    emptyOf: {
      system: 'Berita tentang akaun dan keselamatan anda akan dipaparkan di sini.',
      task: 'Tugasan dan ganjaran akan dipaparkan di sini.',
      transaction: 'Pesanan dipenuhi, panggilan margin dan hasil akan dipaparkan di sini.',
    },
    showAll: 'Papar semua mesej',
    toMarkets: 'Lihat pasaran',
    receipt: 'Lihat resit',
    lead: {
      identity: 'Buka pengesahan',
      deposit: 'Lihat deposit',
      withdrawal: 'Lihat pengeluaran',
      accounts: 'Semak akaun pengeluaran',
      withdrawals: 'Ke pengeluaran',
      investment: 'Buka pelaburan',
      bond: 'Buka bon',
      miner: 'Buka perlombongan',
      ieo: 'Buka jualan token',
      market: 'Buka {{symbol}}',
      devices: 'Lihat peranti log masuk',
      security: 'Semak keselamatan',
      demo: 'Mula dagangan demo',
    },
  },
  refusals: {
    message_not_found: 'Mesej ini sudah tiada.',
  },
}
