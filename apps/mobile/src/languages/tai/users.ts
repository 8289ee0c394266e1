import type { users as english } from '../en-us/users.ts'
import type { Texts } from '../texts.ts'

export const users: Texts<typeof english> = {
  profileTitle: 'โปรไฟล์',
  guest: 'แขก',
  guestText: 'คุณใช้งานในฐานะแขก เพิ่มอีเมลหรือโทรศัพท์เพื่อกลับเข้ามาได้เสมอ',
  guestAct: 'เพิ่ม',
  help: 'ศูนย์ช่วยเหลือ',
  leaveTitle: 'ออกจากระบบ?',
  leaveText: 'สถานะและคำสั่งของคุณคงเดิม',
  leaveGuestText: 'คุณเป็นแขก หากไม่มีรหัสผ่านจะเข้าบัญชีนี้อีกไม่ได้ สถานะและคำสั่งคงเดิม',
  unbound: 'ยังไม่ได้ตั้ง',
  country: 'ประเทศ',
  since: 'เป็นสมาชิกตั้งแต่',
  invitationCode: 'รหัสเชิญ',
  invitationText: 'เพื่อนที่สมัครด้วยรหัสนี้จะเชื่อมกับคุณ',
  identity: 'ตัวตน',
  funds: 'เงินทุน',
}
