import type { statements as english } from '../en-us/statements.ts'
import type { Texts } from '../texts.ts'

export const statements: Texts<typeof english> = {
  statements: '取引明細書',
  statementsText: '1か月のすべての入出金と、期首・期末の残高。',
  month: '月',
  account: '口座',
  format: '形式',
  formatPdf: '閲覧・印刷用',
  formatCsv: '表計算用',
  download: '明細書を保存',
  statementSaved: '保存しました：{{file}}',
  monthRunning: '今月は終わっていないため、現時点までの明細です。',
  statementTruncated: '1ファイルの上限を超えたため、最初の{{count}}件を記載しています。残高は全件のものです。',
}
