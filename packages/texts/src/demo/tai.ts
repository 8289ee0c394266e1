import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'เทรดทดลอง',
    bar: 'เงินสมมติ กติกาจริง',
    headline: 'ลองทุกอย่างด้วยเงินสมมติ',
    text: 'แตะครั้งเดียว ไม่ต้องใช้อีเมลหรือเบอร์โทร และไม่เสียเงินสักบาท',
    pricesTitle: 'ราคาสด',
    pricesText: 'ทุกคำสั่งจับคู่ที่ราคาเดียวกับคำสั่งจริง',
    rulesTitle: 'กติกาจริง',
    rulesText: 'เลเวอเรจ ค่าธรรมเนียม ค่าฟันดิ้ง และการบังคับปิดเหมือนเงินจริง',
    againTitle: 'เริ่มใหม่ได้ทุกเมื่อ',
    againText: 'ปิดทุกอย่างแล้วแตะรีเซ็ต เงินจำลองจะกลับมาเต็ม',
    guestTitle: 'ไม่ต้องสมัคร',
    guestText: 'เทรดแบบแขกได้เลย ถ้าชอบค่อยบันทึกบัญชีทีหลัง',
    begin: 'เริ่มเทรดเดโม',
    haveAccount: 'ฉันมีบัญชีแล้ว',
    resetTitle: 'รีเซ็ตบัญชีทดลอง',
    resetText: 'ยอดทดลองกลับเป็น {{amount}} USDT และสกุลอื่นจะว่างเปล่า ประวัติยังอยู่',
    resetAct: 'รีเซ็ตบัญชีเดโม',
    resetDone: 'คุณมีเงินทดลอง {{amount}} USDT อีกครั้ง',
    closeFirst: 'ยังมีรายการเปิดอยู่ โปรดปิดก่อน',
    closeEverything: 'ปิดทั้งหมดและยกเลิกคำสั่ง',
    openOptions: 'ออปชันที่เปิดอยู่',
    seeOptions: 'ดูออปชันที่เปิดอยู่',
    granted: 'คุณได้รับเงินจำลอง {{amount}} USDT แล้ว',
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
