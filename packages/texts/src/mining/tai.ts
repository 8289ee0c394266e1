import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    network_silent: 'ขณะนี้ไม่ทราบสภาพเครือข่าย จึงไม่ขายเครื่องของเครือข่ายนี้ โปรดลองใหม่ภายหลัง',
    miner_started: 'วันแรกเริ่มแล้วจึงยกเลิกไม่ได้ เครื่องจะทำงานจนครบกำหนด',
    network_figures_wrong: 'ตัวเลขนี้เป็นของเครือข่ายไม่ได้',
  },
  entries: {
    miner_requested: 'ขุดเหรียญ กันเงินไว้',
    miner_bought: 'ขุดเหรียญ ซื้อ',
    miner_declined: 'ขุดเหรียญ คืนเงิน',
    miner_cancelled: 'ขุดเหรียญ ยกเลิก',
    miner_output: 'ขุดเหรียญ ผลผลิตรายวัน',
    miner_worn: 'ขุดเหรียญ ราคาที่ใช้ไป',
    miner_returned: 'ขุดเหรียญ คืนส่วนที่ไม่ได้ใช้',
  },
  messages: {
    miner_bought: {
      title: 'ซื้อเครื่องขุดแล้ว',
      text: '{units} เครื่อง รวม {amount} {currency} วันแรกคือ {day} (UTC) ยกเลิกฟรีได้ก่อนวันนั้นเริ่ม',
    },
    miner_declined: {
      title: 'ส่งคำสั่งซื้อไม่สำเร็จ',
      text: 'เครื่องขายหมดหรือปิดขายก่อนคำสั่งซื้อจะสำเร็จ {amount} {currency} กลับเข้ายอดเงินแล้ว',
    },
    miner_cancelled: {
      title: 'คุณยกเลิกเครื่องขุดแล้ว',
      text: '{amount} {currency} กลับเข้ายอดเงินแล้ว ไม่มีค่าใช้จ่าย',
    },
    miner_day: {
      title: 'การขุดหนึ่งวัน',
      text: '{day} (UTC) จ่าย {income} {coin} หลังหักค่าไฟและค่าฝากวาง',
    },
    miner_ended: {
      title: 'การขุดสิ้นสุดแล้ว',
      text: 'ครบกำหนดแล้ว จ่ายทั้งหมด {income} {coin} ราคาถูกใช้หมดแล้ว จึงไม่มีเงินคืน',
    },
    miner_stopped: {
      title: 'การขุดหยุดแล้ว',
      text: 'ไม่มีรายได้สิบวันติดกัน {amount} {currency} ที่ยังไม่ได้ใช้กลับเข้ายอดเงินแล้ว จ่ายทั้งหมด {income} {coin}',
    },
  },
}
