import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '資金劃轉',
    act: '確認劃轉',
    swap: '互換帳戶',
    enterAmount: '請輸入金額',
    nothingAvailable: '這裡沒有可劃轉的資金',
    tooMuch: '超出可用金額',
    confirmTitle: '確認劃轉',
    leftAvailable: '劃轉後可用',
    again: '再次劃轉',
    doneTitle: '劃轉成功',
  },
  refusals: {
    accounts_equal: '請選擇兩個不同的帳戶。',
    currency_not_margined: '{currency} 無法劃轉至合約帳戶。',
  },
  entries: {
    transfer: '資金劃轉',
  },
}
