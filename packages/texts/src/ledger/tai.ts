import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'บัญชีแยกประเภท',
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
  },
  refusals: {
    amount_off_grid: 'จำนวนเงินมีทศนิยมมากเกินไป จำนวนเงินที่ใกล้ที่สุดคือ {below} และ {above}',
    amount_not_positive: 'โปรดระบุค่าที่มากกว่าศูนย์',
    amount_too_small: 'จำนวนเงินขั้นต่ำคือ {minimum} USDT',
    amount_too_large: 'จำนวนเงินสูงสุดคือ {maximum} USDT',
    balance_too_small: 'ยอดเงินไม่เพียงพอ คุณมียอดที่ใช้ได้ {available} {currency}',
    export_range_too_long: 'โปรดเลือกช่วงเวลาไม่เกิน {days} วัน',
  },
}
