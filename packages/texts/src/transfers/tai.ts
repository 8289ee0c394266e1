import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'โอนเงิน',
    act: 'โอน',
    swap: 'สลับบัญชี',
    enterAmount: 'ใส่จำนวนเงิน',
    nothingAvailable: 'ไม่มีอะไรให้โอน',
    tooMuch: 'เกินยอดที่คุณใช้ได้',
    confirmTitle: 'ยืนยันการโอน',
    leftAvailable: 'ยอดที่ใช้ได้หลังโอน',
    again: 'โอนใหม่',
    doneTitle: 'โอนแล้ว',
  },
  refusals: {
    accounts_equal: 'เลือกบัญชีที่ต่างกันสองบัญชี',
    currency_not_margined: 'โอน {currency} ไปบัญชีสัญญาไม่ได้',
  },
  entries: {
    transfer: 'โอนเงิน',
  },
}
