import type { transfers as english } from '../en-us/transfers.ts'
import type { Texts } from '../texts.ts'

export const transfers: Texts<typeof english> = {
  title: '資金劃轉',
  act: '確認劃轉',
  swap: '互換帳戶',
  enterAmount: '請輸入金額',
  nothingAvailable: '該帳戶無可用資金',
  tooMuch: '超出可用金額',
  confirmTitle: '確認劃轉',
  leftAvailable: '劃轉後可用',
  again: '再次劃轉',
  doneTitle: '劃轉成功',
}
