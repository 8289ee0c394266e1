import type { licences as english } from '../en-us/licences.ts'
import type { Texts } from '../texts.ts'

export const licences: Texts<typeof english> = {
  title: 'ใบอนุญาต',
  intro: 'ซอฟต์แวร์ที่ใช้สร้าง Touchstone ขอขอบคุณ ส่วน Touchstone เองใช้ Apache License 2.0',
  noText: 'แพ็กเกจนี้ไม่มีข้อความใบอนุญาต',
}
