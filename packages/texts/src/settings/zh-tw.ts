import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: '此設定項目不存在。',
    settings_faulty: '這些設定不成立：{faults}。',
    settings_unchanged: '沒有任何更改。',
    settings_newer: '設定已有更新的版本，請重新比較。',
  },
}
