import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '資金振替',
    act: '振り替える',
    swap: '口座を入れ替える',
    enterAmount: '金額を入力',
    nothingAvailable: '振り替えられる残高がありません',
    tooMuch: '利用可能額を超えています',
    confirmTitle: '振替の確認',
    leftAvailable: '振替後の利用可能額',
    again: '新しい振替',
    doneTitle: '振替が完了しました',
  },
  refusals: {
    accounts_equal: '異なる 2 つの口座を選んでください。',
    currency_not_margined: '{currency} は契約口座に振り替えられません。',
  },
  entries: {
    transfer: '資金振替',
  },
}
