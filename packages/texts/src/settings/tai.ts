import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: 'ไม่มีการตั้งค่านี้',
    settings_faulty: 'การตั้งค่านี้ใช้ไม่ได้: {faults}',
    settings_unchanged: 'ไม่มีอะไรจะเปลี่ยน',
    settings_newer: 'มีการตั้งค่าเวอร์ชันใหม่กว่า เปรียบเทียบอีกครั้ง',
    token_name_unreadable:
      'ชื่อของ {code} ต้องเขียนด้วยอักษรละตินธรรมดา จีนหรือญี่ปุ่น เกาหลี หรือไทย อย่างใดอย่างหนึ่งโดยไม่ปนกัน มีตัวเลข ช่องว่างเดี่ยว และ . & - อยู่ระหว่างตัวอักษรได้ แต่ห้ามขึ้นต้นหรือลงท้ายด้วยเครื่องหมาย',
    token_looks_alike: '{code} หรือชื่อของมันดูคล้ายกับรหัสหรือชื่อของ {other} โปรดเลือกใหม่',
    symbol_looks_alike: 'สัญลักษณ์ {other} ดูคล้ายกับโทเคน {code} ซึ่งยังคงอยู่ โปรดเลือกสัญลักษณ์อื่น',
  },
}
