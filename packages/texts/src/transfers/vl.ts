import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Chuyển quỹ',
    act: 'Chuyển',
    swap: 'Đảo tài khoản',
    enterAmount: 'Nhập số tiền',
    nothingAvailable: 'Không có số dư khả dụng',
    tooMuch: 'Vượt quá số khả dụng',
    confirmTitle: 'Xác nhận chuyển quỹ',
    leftAvailable: 'Khả dụng sau khi chuyển',
    again: 'Chuyển tiếp',
    doneTitle: 'Đã chuyển',
  },
  refusals: {
    accounts_equal: 'Vui lòng chọn hai tài khoản khác nhau.',
    currency_not_margined: 'Không thể chuyển {currency} sang tài khoản hợp đồng.',
  },
  entries: {
    transfer: 'Chuyển quỹ',
  },
}
