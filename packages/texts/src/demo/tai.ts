import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'เทรดทดลอง',
    bar: 'เงินสมมติ กติกาจริง',
    headline: 'ลองทุกอย่างด้วยเงินสมมติ',
    text: 'แตะเดียว ไม่ต้องใช้อีเมลหรือเบอร์โทร เริ่มด้วยเงินทดลองและไม่มีอะไรต้องเสีย',
    pricesTitle: 'ราคาเดียวกัน',
    pricesText: 'ทุกคำสั่งจับคู่ที่ราคาเดียวกับคำสั่งจริง',
    rulesTitle: 'กติกาเดียวกัน',
    rulesText: 'เลเวอเรจ ค่าธรรมเนียม ค่าฟันดิ้ง และการบังคับปิดเหมือนเงินจริง',
    againTitle: 'เริ่มใหม่ได้ทุกเมื่อ',
    againText: 'รีเซ็ตคืนเงินทดลองเมื่อไม่มีอะไรเปิดอยู่',
    guestTitle: 'บัญชีผู้เยี่ยมชมของคุณเอง',
    guestText: 'คุณจะได้ชื่อและรหัสผ่าน และผูกอีเมลหรือเบอร์โทรภายหลังได้',
    begin: 'ลองด้วยเงินทดลอง',
    haveAccount: 'ฉันมีบัญชีแล้ว',
    passwordTitle: 'บัญชีผู้เยี่ยมชมของคุณ',
    passwordText: 'รหัสผ่านนี้แสดงเพียงครั้งเดียว โปรดบันทึกไว้ มิฉะนั้นจะเข้าสู่ระบบอีกไม่ได้',
    passwordOnce: 'โปรดบันทึกรหัสผ่านก่อน จะไม่แสดงอีก',
    passwordSaved: 'ฉันบันทึกแล้ว',
    initialPassword: 'รหัสผ่านเริ่มต้น',
    copyBoth: 'คัดลอกทั้งสอง',
    resetTitle: 'รีเซ็ตบัญชีทดลอง',
    resetText: 'ยอดทดลองกลับเป็น {{amount}} USDT และสกุลอื่นจะว่างเปล่า ประวัติยังอยู่',
    resetAct: 'รีเซ็ต',
    resetDone: 'คุณมีเงินทดลอง {{amount}} USDT อีกครั้ง',
    closeFirst: 'ยังมีรายการเปิดอยู่ โปรดปิดก่อน',
    closeEverything: 'ปิดทั้งหมดและยกเลิกคำสั่ง',
    openOptions: 'ออปชันที่เปิดอยู่',
    seeOptions: 'ดูออปชันที่เปิดอยู่',
  },
  refusals: {
    already_granted: 'คุณได้รับเงินทดลองไปแล้ว',
    not_a_demo_book: 'รีเซ็ตได้เฉพาะบัญชีทดลองเท่านั้น',
    something_open: 'โปรดปิดสถานะ คำสั่ง และสัญญาทั้งหมดก่อน',
  },
  entries: {
    demo_grant: 'รับเงินทดลอง',
    demo_return: 'คืนเงินทดลอง',
  },
  messageWords: {
    demo: 'ทดลอง',
  },
}
