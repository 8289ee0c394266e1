import type { transfers as english } from '../en-us/transfers.ts'
import type { Texts } from '../texts.ts'

export const transfers: Texts<typeof english> = {
  title: 'โอนเงิน',
  act: 'โอน',
  swap: 'สลับบัญชี',
  enterAmount: 'ใส่จำนวนเงิน',
  nothingAvailable: 'ไม่มียอดที่ใช้ได้',
  tooMuch: 'เกินยอดที่ใช้ได้',
  confirmTitle: 'ยืนยันการโอน',
  leftAvailable: 'ยอดที่ใช้ได้หลังโอน',
  again: 'โอนอีกครั้ง',
  doneTitle: 'โอนแล้ว',
}
