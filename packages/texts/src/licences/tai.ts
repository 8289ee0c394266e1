import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'ใบอนุญาต',
    intro: 'Touchstone สร้างด้วยแพ็กเกจเหล่านี้ ขอขอบคุณ ตัว Touchstone เองใช้ Apache License 2.0',
    noText: 'แพ็กเกจนี้ไม่มีข้อความใบอนุญาต',
  },
}
