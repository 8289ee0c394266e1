import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    strategyRequested: 'Strategi dimohon',
    strategyConfirmed: 'Strategi dibeli',
    strategyDeclined: 'Pesanan strategi dipulangkan',
    strategyDeclined_sold_out: 'Baki tidak mencukupi.',
    strategyDeclined_sale_closed: 'Jualan telah ditutup.',
    strategyCancelled: 'Pesanan strategi dibatalkan',
    strategyLeaving: 'Permintaan keluar awal',
    strategyExitDay: 'Hari terakhir yang dikira',
    strategyGained: 'Strategi untung',
    strategyLost: 'Strategi rugi',
    strategyStarts: 'Bermula',
    strategyPrices: 'Harga bagi',
    strategyBefore: 'Sebelum hari ini',
    strategyDay: 'Hari',
    strategyLimited: 'dikekalkan dalam had',
    strategyCarry: 'Dibawa ke hari berikutnya',
    poolMade: 'Kumpulan dana dibuat',
    poolGranted: 'Bahagian diluluskan',
    poolDeclined: 'Bahagian ditolak',
    poolFreed: 'Bahagian dibebaskan',
    poolSettled: 'Hari diselesaikan',
    poolCapacity: 'Untuk dijual',
    poolOwed: 'Paling banyak terhutang',
    poolLeft: 'Baki',
    poolOrders: 'Pesanan',
  },
}
