import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Lejar',
    group: {
      transfers: 'Pindahan',
      funds: 'Deposit dan pengeluaran',
      exchange: 'Tukaran',
      margin: 'Margin dan simpanan pesanan',
      results: 'Untung rugi',
      fees: 'Fi',
      funding: 'Pembiayaan',
      options: 'Opsyen',
      demo: 'Dana demo',
    },
    empty: 'Belum ada rekod',
    emptyText: 'Setiap pergerakan wang dalam akaun ini disenaraikan di sini, dengan baki selepasnya.',
    emptyFiltered: 'Tiada yang sepadan dengan tapisan ini',
    showAll: 'Tunjuk semua',
    balanceAfter: 'Baki selepas',
    record: 'No. rekod',
    reference: 'Rujukan',
    copyReference: 'Salin rujukan',
    belonging: 'Rekod berkaitan',
    receipt: 'Lihat resit',
    fromDay: 'Dari',
    toDay: 'Hingga',
    rangeBackwards: 'Tamat sebelum bermula',
    export: 'Eksport sebagai CSV',
    exported_other: '{{count}} rekod dieksport',
    exportedNewest: '{{count}} rekod terbaharu dieksport. Pilih tarikh lebih awal untuk selebihnya.',
    nothingToExport: 'Tiada apa-apa untuk dieksport',
  },
  refusals: {
    amount_off_grid: 'Amaun mempunyai terlalu banyak tempat perpuluhan. Amaun yang terdekat ialah {below} dan {above}.',
    amount_not_positive: 'Sila masukkan nilai lebih daripada sifar.',
    amount_too_small: 'Amaun minimum ialah {minimum} USDT.',
    amount_too_large: 'Amaun maksimum ialah {maximum} USDT.',
    balance_too_small: 'Baki tidak mencukupi. Baki tersedia ialah {available} {currency}.',
    export_range_too_long: 'Sila pilih paling banyak {days} hari.',
  },
}
