import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
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
  },
  refusals: {
    contact_malformed: 'อีเมลหรือหมายเลขโทรศัพท์ไม่ถูกต้อง',
    country_unknown: 'โปรดเลือกประเทศหรือภูมิภาคจากรายการ',
    contact_taken: 'ไม่สามารถผูกช่องทางติดต่อนี้กับบัญชีของคุณได้',
    contact_required: 'โปรดผูกอีเมลหรือหมายเลขโทรศัพท์ก่อน เพื่อรับรหัสยืนยัน',
  },
  messages: {
    welcome: {
      title: 'ยินดีต้อนรับสู่ Touchstone',
      text: 'บัญชีของคุณพร้อมแล้ว มีบัญชีทดลองพร้อมเงินจำลองให้ลองใช้ทุกอย่างก่อน ทุกราคาและทุกผลลัพธ์มีใบรับรองที่คุณตรวจสอบเองได้',
    },
    contact_bound: {
      title: 'ผูกช่องทางติดต่อแล้ว',
      text: '{contact} ถูกผูกกับบัญชีของคุณแล้ว ใช้เข้าสู่ระบบและรับรหัสได้',
    },
  },
}
