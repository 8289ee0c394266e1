import type { statements as english } from '../en-us/statements.ts'
import type { Texts } from '../texts.ts'

export const statements: Texts<typeof english> = {
  statements: 'Penyata',
  statementsText: 'Setiap pergerakan sebulan, dengan baki awal dan akhir.',
  month: 'Bulan',
  account: 'Akaun',
  format: 'Format',
  formatPdf: 'Untuk dibaca dan dicetak',
  formatCsv: 'Untuk hamparan',
  download: 'Simpan penyata',
  statementSaved: 'Disimpan: {{file}}',
  monthRunning: 'Bulan ini belum tamat: penyata setakat kini.',
  statementTruncated: 'Pergerakan melebihi satu fail: {{count}} yang pertama disenaraikan. Baki adalah bagi semua.',
}
