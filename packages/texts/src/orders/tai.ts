import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    order_resting: 'โปรดยกเลิกคำสั่งที่รอจับคู่ของ {symbol} ก่อน',
    order_not_found: 'คำสั่งนี้ไม่มีผลแล้ว',
    order_pending: 'คำสั่งนี้กำลังจับคู่อยู่',
    expiry_in_the_past: 'เวลาที่เลือกผ่านไปแล้ว',
    too_many_orders: 'คุณมีคำสั่งที่รออยู่ {maximum} รายการ ซึ่งเป็นจำนวนสูงสุด โปรดยกเลิกหนึ่งรายการก่อน',
    too_many_symbol_orders: 'คุณมีคำสั่งที่รออยู่ใน {symbol} {maximum} รายการ ซึ่งเป็นจำนวนสูงสุด โปรดยกเลิกหนึ่งรายการก่อน',
    too_many_closes: 'โพซิชันนี้มีคำสั่งปิดที่รออยู่ {maximum} รายการ ซึ่งเป็นจำนวนสูงสุด โปรดยกเลิกหนึ่งรายการ หรือปิดส่วนที่เหลือทั้งหมด',
  },
  entries: {
    order_reserved: 'กันเงินสำหรับคำสั่ง',
    order_released: 'คืนเงินที่กันไว้สำหรับคำสั่ง',
  },
  messages: {
    limit_open_filled: {
      title: 'คำสั่งลิมิตสำเร็จ: {symbol}',
      text: 'คำสั่งลิมิตเปิด {quantity} {symbol} ({direction}) ที่ราคา {price} ค่าธรรมเนียม: {fee} USDT',
    },
    limit_close_filled: {
      title: 'คำสั่งลิมิตปิดสำเร็จ: {symbol}',
      text: 'คำสั่งลิมิตปิด {quantity} ของโพซิชัน {symbol} ({direction}) ที่ราคา {price} {outcome}',
    },
    order_cancelled: {
      title: 'คำสั่งถูกยกเลิก: {symbol}',
      text: 'คำสั่ง {quantity} {symbol} ({direction}) ที่ราคา {price} ถูกยกเลิก เหตุผล: {reason} เงินที่กันไว้คืนแล้ว',
    },
  },
  messageWords: {
    expired: 'หมดเวลาแล้ว',
    liquidation: 'โพซิชันแบบครอสกำลังถูกบังคับปิด',
    position_closed: 'โพซิชันถูกปิดแล้ว',
    slippage_exceeded: 'ราคาเคลื่อนไปมากเกินไป',
    no_price: 'ไม่มีราคาทันเวลา',
    would_be_liquidated: 'จะถูกบังคับปิดทันที',
    house_exposure_exceeded: 'ถึงขีดจำกัดของตลาดนี้',
    bracket_exceeded: 'โพซิชันจะใหญ่เกินไป',
    margin_insufficient: 'มาร์จิ้นเหลือไม่พอ',
    restricted: 'การเทรดถูกพักหรือจำกัดในเวลานั้น',
    refused: 'ไม่สามารถจับคู่ได้ตามกฎ',
  },
}
