import { entryWords } from '@touchstone/wire/entry-words/mlxy'
import type { ledger as english } from '../en-us/ledger.ts'
import type { Texts } from '../texts.ts'

export const ledger: Texts<typeof english> = {
  title: 'Lejar',
  kind: entryWords,
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
}
