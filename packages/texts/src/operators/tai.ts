import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    already_decided: 'รายการนี้ตัดสินไปแล้ว',
    own_proposal: 'คุณอนุมัติข้อเสนอของตัวเองไม่ได้',
    operator_too_new: 'บัญชีของคุณใหม่เกินไป อนุมัติได้ตั้งแต่ {time}',
    operator_known: 'มีเจ้าหน้าที่ชื่อนี้อยู่แล้ว',
    password_change_required: 'ตั้งรหัสผ่านใหม่ก่อน',
    operators_needed: 'ต้องมีเจ้าหน้าที่ที่จัดการเจ้าหน้าที่ได้เหลืออย่างน้อยสองคน',
    terms_changed: 'การตั้งค่าเปลี่ยนไปหลังจากเสนอ ให้ถอนแล้วเสนอใหม่',
    sale_unchanged: 'ผลิตภัณฑ์นี้ขายอยู่ด้วยเงื่อนไขเหล่านี้แล้ว',
    sale_not_open: 'ผลิตภัณฑ์นี้ไม่ได้เปิดขาย',
    second_operator_needed: 'ต้องให้เจ้าหน้าที่อีกคนดำเนินการ',
    credited_by_operator: 'คุณเป็นผู้บันทึกเงินฝากของผู้ใช้รายนี้ เจ้าหน้าที่อีกคนจึงต้องอนุมัติและจ่ายเงินถอน เหลืออีก {days} วัน',
    credit_differs: 'ไม่ตรงกับคำขอ: {difference} เสนอให้บันทึกเพื่อให้เจ้าหน้าที่อีกคนตัดสินใจ',
    verified_by_operator: 'คุณเป็นผู้ยืนยันตัวตนของผู้ใช้รายนี้ และระบบเทียบชื่อผู้ส่งเงินกับชื่อนั้น เสนอให้บันทึกเพื่อให้เจ้าหน้าที่อีกคนตัดสินใจ',
    operator_day_exceeded:
      'คุณจ่ายคนเดียวได้ไม่ถึง {maximum} USDT ใน 24 ชั่วโมง เหลืออีก {left} USDT เจ้าหน้าที่อีกคนต้องอนุมัติหรือจ่ายรายการถอนนี้',
    reason_missing: 'กรอกเหตุผล',
  },
}
