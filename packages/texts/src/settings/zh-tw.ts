import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: '此設定不存在。',
    settings_faulty: '這些設定無效：{faults}。',
    settings_unchanged: '不會有任何變化。',
    settings_newer: '設定已有新版本，請重新比較。',
    token_name_unreadable: '{code} 的名稱只能使用同一種文字的字母、數字、單個空格以及 . & -。',
    token_looks_alike: '{code} 與 {other} 過於相似，請換一個代碼或名稱。',
  },
}
