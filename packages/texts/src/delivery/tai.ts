import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  mails: {
    login_code: {
      subject: 'รหัสเข้าสู่ระบบของคุณ',
      text: '{code} คือรหัสเข้าสู่ระบบ Touchstone ของคุณ ใช้ได้ {minutes} นาที อย่าบอกรหัสนี้กับใคร',
    },
    register_code: {
      subject: 'รหัสสมัครของคุณ',
      text: '{code} คือรหัสสมัคร Touchstone ของคุณ ใช้ได้ {minutes} นาที อย่าบอกรหัสนี้กับใคร',
    },
    forgot_code: {
      subject: 'รหัสสำหรับตั้งรหัสผ่านใหม่',
      text: '{code} คือรหัสตั้งรหัสผ่าน Touchstone ใหม่ ใช้ได้ {minutes} นาที อย่าบอกรหัสนี้กับใคร',
    },
    bind_code: {
      subject: 'รหัสสำหรับผูกช่องทางติดต่อ',
      text: '{code} คือรหัส Touchstone สำหรับผูกช่องทางติดต่อนี้ ใช้ได้ {minutes} นาที อย่าบอกรหัสนี้กับใคร',
    },
    funds_code: {
      subject: 'รหัสยืนยันการเปลี่ยนแปลงของคุณ',
      text: '{code} คือรหัส Touchstone สำหรับเปลี่ยนบัญชีถอนเงินหรือรหัสผ่านการถอน ใช้ได้ {minutes} นาที อย่าบอกรหัสนี้กับใคร',
    },
    account_code: {
      subject: 'รหัสเปลี่ยนวิธีเข้าสู่ระบบของคุณ',
      text: '{code} คือรหัส Touchstone สำหรับเปิดใช้แอปยืนยันตัวตนหรือผูกช่องทางติดต่อใหม่ ใช้ได้ {minutes} นาที อย่าบอกรหัสนี้กับใคร',
    },
    no_account: {
      subject: 'ยังไม่มีบัญชี',
      text: 'คุณขอรหัสจาก Touchstone แต่ไม่มีบัญชีที่ใช้ช่องทางติดต่อนี้ สร้างบัญชี หรือเข้าสู่ระบบด้วยช่องทางอื่น',
    },
    account_exists: {
      subject: 'คุณมีบัญชีอยู่แล้ว',
      text: 'คุณขอสร้างบัญชี Touchstone แต่ช่องทางติดต่อนี้มีบัญชีอยู่แล้ว ให้เข้าสู่ระบบแทน ลืมรหัสผ่าน? ตั้งใหม่ได้',
    },
    contact_taken: {
      subject: 'ช่องทางติดต่อนี้ถูกใช้แล้ว',
      text: 'คุณขอผูกช่องทางติดต่อนี้กับ Touchstone แต่มีบัญชีอื่นใช้อยู่แล้ว เข้าสู่ระบบด้วยบัญชีนั้น หรือใช้ช่องทางอื่น',
    },
    contact_changed: {
      subject: 'เปลี่ยนช่องทางติดต่อแล้ว',
      text: 'บัญชี Touchstone ของคุณมีช่องทางติดต่อใหม่แทนช่องทางนี้ ถ้าไม่ใช่คุณ ติดต่อฝ่ายสนับสนุนทันที',
    },
    antiPhishing: 'รหัสป้องกันฟิชชิงของคุณ: {code}',
    ignore: 'ไม่ได้ขอใช่ไหม ไม่ต้องสนใจข้อความนี้',
  },
}
