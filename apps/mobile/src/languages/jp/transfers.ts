import type { transfers as english } from '../en-us/transfers.ts'
import type { Texts } from '../texts.ts'

export const transfers: Texts<typeof english> = {
  title: '資金振替',
  act: '振り替える',
  swap: '口座を入れ替える',
  enterAmount: '金額を入力',
  nothingAvailable: '利用可能な残高がありません',
  tooMuch: '利用可能額を超えています',
  confirmTitle: '振替の確認',
  leftAvailable: '振替後の利用可能額',
  again: '続けて振り替える',
  doneTitle: '振替が完了しました',
}
