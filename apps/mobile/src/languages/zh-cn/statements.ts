import type { statements as english } from '../en-us/statements.ts'
import type { Texts } from '../texts.ts'

export const statements: Texts<typeof english> = {
  statements: '对账单',
  statementsText: '一个月内的每笔变动及期初、期末余额。',
  month: '月份',
  account: '账户',
  format: '格式',
  formatPdf: '用于查看和打印',
  formatCsv: '用于电子表格',
  download: '保存对账单',
  statementSaved: '已保存：{{file}}',
  monthRunning: '本月尚未结束：对账单截至此刻。',
  statementTruncated: '变动笔数超出单个文件上限：仅列出前 {{count}} 笔，余额为全部变动后的余额。',
}
