import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: '該当する設定はありません。',
    settings_faulty: '{faults} のため、この設定は使えません。',
    settings_unchanged: '変更がありません。',
    settings_newer: '設定の新しいバージョンがあります。もう一度比較してください。',
  },
}
