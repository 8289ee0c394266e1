import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
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
  },
  refusals: {
    accounts_equal: 'โปรดเลือกบัญชีที่ต่างกันสองบัญชี',
    currency_not_margined: 'ไม่สามารถโอน {currency} ไปยังบัญชีสัญญาได้',
  },
  entries: {
    transfer: 'โอนเงิน',
  },
}
