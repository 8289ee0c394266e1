import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'สินทรัพย์',
    total: 'สินทรัพย์รวม',
    displayCurrency: 'สกุลเงินที่แสดง',
    unrated: 'ตอนนี้ไม่มีอัตรา {{chosen}} จึงแสดงเป็น {{shown}}',
    actions: 'เมนู',
    deposit: 'ฝากเงิน',
    withdraw: 'ถอนเงิน',
    transfer: 'โอน',
    exchange: 'แลกเปลี่ยน',
    ledger: 'ประวัติ',
    accounts: 'บัญชี',
    account: {
      balance: 'บัญชียอดเงิน',
      contract: 'บัญชีสัญญา',
      margin: 'มาร์จิ้นโพซิชัน',
      frozen: 'ถูกระงับ',
      invested: 'ลงทุนอยู่',
      pledged: 'ค้ำประกัน',
    },
    accountText: {
      balance: 'สำหรับแลกเปลี่ยนและโอน',
      contract: 'พร้อมเทรด',
      margin: 'ล็อกในโพซิชันแบบแยก',
      frozen: 'กันไว้สำหรับคำสั่ง ออปชัน และการถอน',
      invested: 'ในผลิตภัณฑ์ที่คุณซื้อ',
      pledged: 'หลักประกันเงินกู้',
    },
    openProfit: 'กำไรที่ยังไม่ปิด',
    allocation: 'สัดส่วนสินทรัพย์',
    others: 'อื่น ๆ',
    holdings: 'สกุลที่ถืออยู่',
    profitByDay: 'กำไรรายวัน (USDT)',
    dayEnds: 'ตัดวันเวลา 00:00 UTC เงินฝากและถอนไม่นับเป็นกำไร',
    emptyTitle: 'ยังไม่มีสินทรัพย์',
    emptyReal: 'บัญชีนี้ยังไม่มีเงิน ลองบัญชีทดลองก่อนได้ ราคาและกติกาเดียวกัน',
    emptyDemo: 'บัญชีทดลองของคุณว่างเปล่า รีเซ็ตได้ในเทรดทดลอง',
    showDemo: 'ดูบัญชีทดลอง',
  },
  refusals: {
    currency_unknown: 'เราไม่รู้จักสกุลเงิน {currency}',
    rate_missing: 'ตอนนี้ไม่มีอัตราของ {currency}',
  },
}
