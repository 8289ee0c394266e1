import { entryWords } from '@touchstone/wire/entry-words/tai'
import type { ledger as english } from '../en-us/ledger.ts'
import type { Texts } from '../texts.ts'

export const ledger: Texts<typeof english> = {
  title: 'บัญชีแยกประเภท',
  kind: entryWords,
  group: {
    transfers: 'โอนเงิน',
    funds: 'ฝากและถอนเงิน',
    exchange: 'แลกเปลี่ยน',
    margin: 'มาร์จิ้นและเงินกันคำสั่ง',
    results: 'กำไรขาดทุน',
    fees: 'ค่าธรรมเนียม',
    funding: 'ค่าฟันดิง',
    options: 'ออปชัน',
    demo: 'เงินทดลอง',
  },
  empty: 'ยังไม่มีรายการ',
  emptyText: 'ทุกการเคลื่อนไหวของเงินในบัญชีนี้จะอยู่ที่นี่ พร้อมยอดคงเหลือหลังรายการ',
  emptyFiltered: 'ไม่มีรายการตรงกับตัวกรอง',
  showAll: 'แสดงทั้งหมด',
  balanceAfter: 'ยอดหลังรายการ',
  record: 'เลขที่รายการ',
  reference: 'เลขอ้างอิง',
  copyReference: 'คัดลอกเลขอ้างอิง',
  belonging: 'รายการที่เกี่ยวข้อง',
  receipt: 'ดูใบยืนยัน',
  fromDay: 'ตั้งแต่',
  toDay: 'ถึง',
  rangeBackwards: 'วันสิ้นสุดมาก่อนวันเริ่ม',
  export: 'ส่งออกเป็น CSV',
  exported_other: 'ส่งออก {{count}} รายการแล้ว',
  exportedNewest: 'ส่งออก {{count}} รายการล่าสุดแล้ว เลือกวันที่ก่อนหน้าสำหรับที่เหลือ',
  nothingToExport: 'ไม่มีรายการให้ส่งออก',
}
