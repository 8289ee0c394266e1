import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    already_decided: 'รายการนี้ได้รับการตัดสินแล้ว',
    own_proposal: 'ไม่มีใครตัดสินสิ่งที่ตนเสนอเองได้',
    operator_too_new: 'บัญชีของคุณใหม่เกินไปที่จะเป็นผู้ลงนามคนที่สอง คุณตัดสินได้ตั้งแต่ {time}',
    operator_known: 'มีเจ้าหน้าที่ชื่อนี้แล้ว',
    password_change_required: 'โปรดตั้งรหัสผ่านใหม่ก่อน',
    operators_needed: 'ต้องมีเจ้าหน้าที่ที่เปลี่ยนแปลงเจ้าหน้าที่ได้เหลืออยู่อย่างน้อยสองคน',
    second_operator_needed: 'ต้องให้เจ้าหน้าที่คนที่สองดำเนินการ',
    credited_by_operator: 'คุณเป็นผู้บันทึกเงินฝากของผู้ใช้รายนี้ จึงต้องให้เจ้าหน้าที่อีกคนพิจารณาและจ่ายเงินถอน คุณทำได้อีกครั้งใน {days} วัน',
    credit_differs: 'ไม่ตรงตามที่แจ้ง: {difference} โปรดเสนอให้บันทึกเพื่อให้เจ้าหน้าที่อีกคนตัดสินใจ',
    verified_by_operator: 'คุณเป็นผู้ยืนยันตัวตนของผู้ใช้รายนี้ ซึ่งชื่อนั้นใช้เทียบกับผู้ส่งเงิน โปรดเสนอให้บันทึกเพื่อให้เจ้าหน้าที่อีกคนตัดสินใจ',
    operator_day_exceeded:
      'คุณจ่ายเงินเพียงลำพังได้น้อยกว่า {maximum} USDT ใน 24 ชั่วโมง ขณะนี้เหลือ {left} USDT รายการถอนนี้ต้องให้ผู้อื่นอนุมัติหรือจ่าย',
    reason_missing: 'โปรดระบุเหตุผล',
  },
}
