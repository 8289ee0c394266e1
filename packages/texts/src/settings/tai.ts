import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: 'ไม่มีการตั้งค่านี้',
    settings_faulty: 'การตั้งค่านี้ใช้ไม่ได้: {faults}',
    settings_unchanged: 'ไม่มีอะไรจะเปลี่ยน',
    settings_newer: 'มีการตั้งค่าเวอร์ชันใหม่กว่า เปรียบเทียบอีกครั้ง',
  },
}
