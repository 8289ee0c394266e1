import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    repeated: { commitment: 'จัดสรรซ้ำที่นี่', draw: 'จับสลากซ้ำที่นี่' },
    repeating: 'โทรศัพท์ของคุณกำลังคำนวณรายการ …',
    listChecked: 'ตรวจรายการที่นี่',
    repeatedText: 'โทรศัพท์ของคุณคำนวณเองทั้ง {{lots}} ล็อตจากการจอง {{people}} รายการ ใน {{seconds}} วินาที',
    same: 'ผลเหมือนกัน',
    different: 'ผลต่างกัน',
    differentText: 'ผลจากโทรศัพท์ของคุณไม่ตรงกับที่เราบอก บันทึกหน้านี้แล้วถามเรา',
    listOnly: 'ยังไม่ตัดสินว่าใครได้เท่าไร จึงเทียบเฉพาะรายการ',
    house: 'เราบอก',
    here: 'โทรศัพท์ของคุณได้',
    differing: {
      list: 'รากของรายการ',
      orders: 'จำนวนการจอง',
      lotsApplied: 'ล็อตที่จอง',
      listed: 'ล็อตของคุณในรายการ',
      part: 'สัดส่วนของทุกคน',
      last: 'คนสุดท้ายที่ได้ล็อตที่เหลือ',
      beacon: 'บีคอนของรอบ',
      seed: 'ซีด',
      lots: 'ล็อตที่จับสลาก',
      tickets: 'หมายเลขที่ได้สิทธิ์',
      lotsWon: 'ล็อตที่คุณได้',
    },
    step: {
      round: 'กำหนดรอบ: {{round}}',
      roundText: 'ก่อนมีใครจอง',
      list: 'ปิดรายการ',
      shared: 'จัดสรรแล้ว',
      partOf: 'สัดส่วนของทุกคน: {{part}}',
      beacon: 'รอบออกแล้ว',
      seed: 'ซีดจากรอบและรายการ',
      again: 'จับสลากอีกครั้ง',
      againText_other: '{{number}} ล็อตที่ไม่มีใครชำระ',
    },
    listRecord: 'บันทึกของรายการ',
    decidedRecord: 'บันทึกว่าใครได้เท่าไร',
    againRecord: 'บันทึกการจับสลากครั้งที่สอง',
  },
}
