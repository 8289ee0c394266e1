import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    level: 'ระดับ VIP',
    changed: 'ระดับ VIP เปลี่ยนแล้ว',
    before: 'ก่อนหน้า',
    assets: 'สินทรัพย์ของวัน',
    highest: 'สูงสุดในเจ็ดวัน',
  },
  messages: {
    level_risen: { title: 'ระดับ VIP {level}', text: 'สินทรัพย์ของคุณวันที่ {day} ถึงระดับ VIP {level}' },
    level_fallen: {
      title: 'ระดับ VIP {level}',
      text: 'สินทรัพย์ของคุณต่ำกว่าระดับ VIP {before} เจ็ดวันติดต่อกัน ตอนนี้จึงอยู่ที่ระดับ {level}',
    },
  },
}
