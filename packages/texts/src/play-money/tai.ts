import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    get: 'รับเงินจำลอง {{amount}} USDT',
    text: 'ที่นี่คือแซนด์บ็อกซ์ จึงไม่ใช่เงินจริง รับได้วันละครั้ง',
    done: 'เงินจำลอง {{amount}} USDT เข้ายอดเงินของคุณแล้ว',
    more: 'วันนี้คุณรับเงินจำลองแล้ว รับได้อีก{{time}}',
  },
  refusals: {
    no_play_money: 'ที่นี่ไม่มีเงินจำลองให้รับ',
    play_money_taken: 'วันนี้คุณรับเงินจำลองแล้ว รับได้อีกใน {hours} ชั่วโมง',
  },
  entries: {
    play_money: 'เงินจำลองประจำวัน',
  },
}
