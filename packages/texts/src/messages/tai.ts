import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'ข้อความ',
    categories: 'หมวดหมู่',
    category: {
      system: 'ระบบ',
      task: 'ภารกิจ',
      transaction: 'การเทรด',
    },
    unread: 'ยังไม่อ่าน:',
    markAllRead: 'ทำเครื่องหมายว่าอ่านทั้งหมด',
    allRead: 'อ่านทั้งหมดแล้ว',
    empty: 'ยังไม่มีข้อความ',
    emptyText: 'การเข้าสู่ระบบ คำสั่งที่จับคู่ และผลลัพธ์จะแสดงที่นี่',
    emptyCategory: 'ยังไม่มีอะไรที่นี่',
    emptyOf: {
      system: 'ข่าวเกี่ยวกับบัญชีและความปลอดภัยของคุณจะแสดงที่นี่',
      task: 'ภารกิจและรางวัลจะแสดงที่นี่',
      transaction: 'คำสั่งที่จับคู่ การเตือนมาร์จิ้น และผลลัพธ์จะแสดงที่นี่',
    },
    showAll: 'ดูข้อความทั้งหมด',
    toMarkets: 'ดูตลาด',
    receipt: 'ดูใบยืนยัน',
    lead: {
      identity: 'ดูการยืนยัน',
      deposit: 'ดูรายการฝาก',
      withdrawal: 'ดูรายการถอน',
      accounts: 'ตรวจบัญชีถอนเงิน',
      withdrawals: 'ไปที่การถอน',
      investment: 'เปิดการลงทุน',
      bond: 'เปิดหุ้นกู้',
      miner: 'เปิดการขุด',
      ieo: 'เปิดการขายโทเคน',
      market: 'เปิด {{symbol}}',
      devices: 'ดูอุปกรณ์ที่เข้าสู่ระบบ',
      security: 'ตรวจสอบความปลอดภัย',
      demo: 'เริ่มเทรดทดลอง',
    },
  },
  refusals: {
    message_not_found: 'ไม่มีข้อความนี้แล้ว',
  },
}
