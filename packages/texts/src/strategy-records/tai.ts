import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    strategyRequested: 'ขอซื้อกลยุทธ์',
    strategyConfirmed: 'ซื้อกลยุทธ์แล้ว',
    strategyDeclined: 'คืนคำสั่งซื้อกลยุทธ์',
    strategyDeclined_sold_out: 'ยอดคงเหลือไม่พอ',
    strategyDeclined_sale_closed: 'ปิดการขายแล้ว',
    strategyCancelled: 'ยกเลิกคำสั่งซื้อกลยุทธ์',
    strategyLeaving: 'ขอออกก่อนกำหนด',
    strategyExitDay: 'วันสุดท้ายที่คิดผล',
    strategyGained: 'กลยุทธ์ได้กำไร',
    strategyLost: 'กลยุทธ์ขาดทุน',
    strategyStarts: 'เริ่ม',
    strategyPrices: 'ราคาที่ใช้',
    strategyBefore: 'ก่อนวันนี้',
    strategyDay: 'วัน',
    strategyLimited: 'อยู่ในขีดจำกัด',
    strategyCarry: 'ยกไปวันถัดไป',
    poolMade: 'สร้างกองเงินแล้ว',
    poolGranted: 'อนุมัติส่วนแบ่ง',
    poolDeclined: 'ปฏิเสธส่วนแบ่ง',
    poolFreed: 'คืนส่วนแบ่งแล้ว',
    poolSettled: 'ชำระยอดของวันแล้ว',
    poolCapacity: 'วงเงินที่ขาย',
    poolOwed: 'ยอดที่อาจต้องจ่ายสูงสุด',
    poolLeft: 'คงเหลือ',
    poolOrders: 'คำสั่งซื้อ',
  },
}
