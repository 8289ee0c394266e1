import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: '此設定不存在。',
    settings_faulty: '這些設定無效：{faults}。',
    settings_unchanged: '不會有任何變化。',
    settings_newer: '設定已有新版本，請重新比較。',
    token_name_unreadable:
      '{code} 的名稱只能使用一般拉丁字母、中日文字、韓文或泰文其中一種，不可混用。其間可以有數字、單個空格和 . & -，但開頭和結尾不能是符號或空格。',
    token_looks_alike: '{code} 的代碼或名稱與 {other} 的代碼或某個名稱看起來過於相似，請換一個。',
    symbol_looks_alike: '交易品種 {other} 與代幣 {code} 看起來過於相似，而該代幣會保留。請換一個交易品種。',
  },
}
