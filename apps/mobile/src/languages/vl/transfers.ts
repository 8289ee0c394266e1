import type { transfers as english } from '../en-us/transfers.ts'
import type { Texts } from '../texts.ts'

export const transfers: Texts<typeof english> = {
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
}
