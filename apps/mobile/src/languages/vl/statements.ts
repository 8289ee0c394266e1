import type { statements as english } from '../en-us/statements.ts'
import type { Texts } from '../texts.ts'

export const statements: Texts<typeof english> = {
  statements: 'Sao kê',
  statementsText: 'Mọi giao dịch trong tháng, kèm số dư đầu và cuối kỳ.',
  month: 'Tháng',
  account: 'Tài khoản',
  format: 'Định dạng',
  formatPdf: 'Để đọc và in',
  formatCsv: 'Cho bảng tính',
  download: 'Lưu sao kê',
  statementSaved: 'Đã lưu: {{file}}',
  monthRunning: 'Tháng này chưa kết thúc: sao kê tính đến hiện tại.',
  statementTruncated: 'Nhiều giao dịch hơn một tệp chứa được: liệt kê {{count}} giao dịch đầu. Số dư là của tất cả.',
}
