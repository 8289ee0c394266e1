import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: 'ไม่มีการตั้งค่านี้',
    settings_faulty: 'การตั้งค่านี้ใช้ไม่ได้: {faults}',
    settings_unchanged: 'ไม่มีอะไรจะเปลี่ยน',
    settings_newer: 'มีการตั้งค่าเวอร์ชันใหม่กว่า เปรียบเทียบอีกครั้ง',
    token_name_unreadable: 'ชื่อของ {code} ใช้ได้เฉพาะตัวอักษรของภาษาเขียนเดียว ตัวเลข ช่องว่างเดี่ยว และ . & - เท่านั้น',
    token_looks_alike: '{code} ดูคล้ายกับ {other} เลือกรหัสหรือชื่ออื่น',
  },
}
