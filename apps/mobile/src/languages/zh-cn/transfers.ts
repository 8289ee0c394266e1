import type { transfers as english } from '../en-us/transfers.ts'
import type { Texts } from '../texts.ts'

export const transfers: Texts<typeof english> = {
  title: '资金划转',
  act: '确认划转',
  swap: '互换账户',
  enterAmount: '请输入金额',
  nothingAvailable: '该账户无可用资金',
  tooMuch: '超出可用金额',
  confirmTitle: '确认划转',
  leftAvailable: '划转后可用',
  again: '再次划转',
  doneTitle: '划转成功',
}
