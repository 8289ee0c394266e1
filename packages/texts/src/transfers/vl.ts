import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Chuyển quỹ',
    act: 'Chuyển',
    swap: 'Đảo tài khoản',
    enterAmount: 'Nhập số tiền',
    nothingAvailable: 'Không có gì để chuyển',
    tooMuch: 'Vượt quá số khả dụng của bạn',
    confirmTitle: 'Xác nhận chuyển quỹ',
    leftAvailable: 'Khả dụng sau khi chuyển',
    again: 'Chuyển tiếp',
    doneTitle: 'Đã chuyển',
  },
  refusals: {
    accounts_equal: 'Hãy chọn hai tài khoản khác nhau.',
    currency_not_margined: 'Bạn không thể chuyển {currency} sang tài khoản hợp đồng.',
  },
  entries: {
    transfer: 'Chuyển quỹ',
  },
}
