import type { statements as english } from '../en-us/statements.ts'
import type { Texts } from '../texts.ts'

export const statements: Texts<typeof english> = {
  statements: '對帳單',
  statementsText: '一個月內的每筆變動及期初、期末餘額。',
  month: '月份',
  account: '帳戶',
  format: '格式',
  formatPdf: '用於檢視和列印',
  formatCsv: '用於試算表',
  download: '儲存對帳單',
  statementSaved: '已儲存：{{file}}',
  monthRunning: '本月尚未結束：對帳單截至此刻。',
  statementTruncated: '變動筆數超出單一檔案上限：僅列出前 {{count}} 筆，餘額為全部變動後的餘額。',
}
