import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: 'この設定は存在しません。',
    settings_faulty: '{faults} のため、この設定は使えません。',
    settings_unchanged: '変更はありません。',
    settings_newer: '新しいバージョンの設定があります。もう一度比較してください。',
  },
}
