import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: '此設定不存在。',
    settings_faulty: '這些設定無效：{faults}。',
    settings_unchanged: '不會有任何變化。',
    settings_newer: '設定已有新版本，請重新比較。',
  },
}
