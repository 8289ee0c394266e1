import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '资金划转',
    act: '确认划转',
    swap: '互换账户',
    enterAmount: '请输入金额',
    nothingAvailable: '这里没有可划转的资金',
    tooMuch: '超出可用金额',
    confirmTitle: '确认划转',
    leftAvailable: '划转后可用',
    again: '再次划转',
    doneTitle: '划转成功',
  },
  refusals: {
    accounts_equal: '请选择两个不同的账户。',
    currency_not_margined: '{currency} 不能划转到合约账户。',
  },
  entries: {
    transfer: '资金划转',
  },
}
