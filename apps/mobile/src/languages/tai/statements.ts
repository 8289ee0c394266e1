import type { statements as english } from '../en-us/statements.ts'
import type { Texts } from '../texts.ts'

export const statements: Texts<typeof english> = {
  statements: 'ใบแจ้งยอด',
  statementsText: 'ทุกรายการในเดือน พร้อมยอดต้นและปลายงวด',
  month: 'เดือน',
  account: 'บัญชี',
  format: 'รูปแบบ',
  formatPdf: 'สำหรับอ่านและพิมพ์',
  formatCsv: 'สำหรับสเปรดชีต',
  download: 'บันทึกใบแจ้งยอด',
  statementSaved: 'บันทึกแล้ว: {{file}}',
  monthRunning: 'เดือนนี้ยังไม่จบ: ใบแจ้งยอดถึงตอนนี้',
  statementTruncated: 'รายการมากกว่าที่ไฟล์เดียวรับได้: แสดง {{count}} รายการแรก ยอดคงเหลือเป็นของทั้งหมด',
}
