import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'เทรดทดลอง',
    bar: 'เงินจำลอง กติกาจริง',
    headline: 'ลองทุกอย่างด้วยเงินจำลอง',
    text: 'แตะครั้งเดียว ไม่ต้องใช้อีเมลหรือเบอร์โทร และไม่เสียเงินสักบาท',
    pricesTitle: 'ราคาสด',
    pricesText: 'คำสั่งของคุณจับคู่ที่ราคาเดียวกับคำสั่งจริง',
    rulesTitle: 'กติกาจริง',
    rulesText: 'เลเวอเรจ ค่าธรรมเนียม ค่าฟันดิง และการบังคับปิดเหมือนเงินจริง',
    againTitle: 'เริ่มใหม่ได้ทุกเมื่อ',
    againText: 'ปิดทุกอย่างแล้วแตะรีเซ็ต เงินจำลองจะกลับมาเต็ม',
    guestTitle: 'ไม่ต้องสมัคร',
    guestText: 'เทรดแบบแขกได้เลย ถ้าชอบค่อยบันทึกบัญชีทีหลัง',
    begin: 'เริ่มเทรดทดลอง',
    haveAccount: 'ฉันมีบัญชีแล้ว',
    resetTitle: 'รีเซ็ตบัญชีทดลองของคุณ?',
    resetText: 'ยอดทดลองจะกลับเป็น {{amount}} USDT และล้างสกุลเงินอื่น ประวัติยังอยู่',
    resetAct: 'รีเซ็ตบัญชีทดลอง',
    resetDone: 'คุณมีเงินจำลอง {{amount}} USDT อีกครั้ง',
    closeFirst: 'ปิดทุกอย่างก่อน',
    closeEverything: 'ปิดทั้งหมดและยกเลิกคำสั่ง',
    openOptions: 'ออปชันที่เปิดอยู่',
    seeOptions: 'ดูออปชันที่เปิดอยู่',
    granted: 'คุณได้รับเงินจำลอง {{amount}} USDT แล้ว',
  },
  refusals: {
    already_granted: 'คุณมีเงินจำลองแล้ว',
    not_a_demo_book: 'รีเซ็ตได้เฉพาะบัญชีทดลอง',
    something_open: 'ปิดโพซิชัน คำสั่ง และออปชันทั้งหมดก่อน',
  },
  entries: {
    demo_grant: 'รับเงินจำลอง',
    demo_return: 'คืนเงินจำลอง',
  },
  messageWords: {
    demo: 'ทดลอง',
  },
}
