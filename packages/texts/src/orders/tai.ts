import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    order_resting: 'ยกเลิกคำสั่งที่เปิดอยู่ของ {symbol} ก่อน',
    order_not_found: 'คำสั่งนี้ไม่ได้เปิดอยู่แล้ว',
    order_pending: 'คำสั่งนี้กำลังจับคู่อยู่',
    expiry_in_the_past: 'เวลาที่เลือกผ่านไปแล้ว',
    too_many_orders: 'คำสั่งที่เปิดอยู่ครบ {maximum} รายการแล้ว ยกเลิกหนึ่งรายการก่อน',
    too_many_symbol_orders: 'คำสั่งที่เปิดอยู่ใน {symbol} ครบ {maximum} รายการแล้ว ยกเลิกหนึ่งรายการก่อน',
    too_many_closes: 'โพซิชันนี้มีคำสั่งปิดรออยู่แล้ว {maximum} รายการ ยกเลิกหนึ่งรายการ หรือปิดส่วนที่เหลือทั้งหมด',
  },
  entries: {
    order_reserved: 'กันเงินสำหรับคำสั่ง',
    order_released: 'คืนเงินที่กันไว้สำหรับคำสั่ง',
  },
  messages: {
    limit_open_filled: {
      title: 'คำสั่งลิมิตสำเร็จ: {symbol}',
      text: 'คำสั่งลิมิตของคุณเปิด{direction} {quantity} {symbol} ที่ราคา {price} ค่าธรรมเนียม: {fee} USDT',
    },
    limit_close_filled: {
      title: 'คำสั่งลิมิตปิดสำเร็จ: {symbol}',
      text: 'คำสั่งลิมิตของคุณปิด {quantity} ของโพซิชัน{direction} {symbol} ที่ราคา {price} {outcome}',
    },
    order_cancelled: {
      title: 'ยกเลิกคำสั่ง: {symbol}',
      text: 'เรายกเลิกคำสั่ง{direction} {quantity} {symbol} ของคุณที่ราคา {price}: {reason} เงินที่กันไว้กลับเข้าบัญชีคุณแล้ว',
    },
  },
  messageWords: {
    expired: 'คำสั่งหมดอายุ',
    liquidation: 'โพซิชันแบบรวมกำลังถูกบังคับปิด',
    position_closed: 'โพซิชันถูกปิดแล้ว',
    slippage_exceeded: 'ราคาเคลื่อนไปมากเกินไป',
    no_price: 'ไม่มีราคาเข้ามาทันเวลา',
    would_be_liquidated: 'โพซิชันจะถูกบังคับปิดทันที',
    house_exposure_exceeded: 'ตลาดนี้เต็มขีดจำกัดแล้ว',
    bracket_exceeded: 'โพซิชันจะใหญ่เกินไป',
    margin_insufficient: 'มาร์จิ้นไม่พอ',
    restricted: 'การเทรดถูกพักหรือจำกัด',
    refused: 'กฎไม่อนุญาตแล้ว',
  },
}
