import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: 'この設定は存在しません。',
    settings_faulty: 'この設定は正しくありません：{faults}。内容を修正してください。',
    settings_unchanged: '変更はありません。',
    settings_newer: '新しいバージョンの設定があります。もう一度比較してください。',
    token_name_unreadable: '{code}の名前に使えるのは、一種類の文字、数字、連続しない空白、. & -だけです。',
    token_looks_alike: '{code}は{other}と紛らわしいため、別のコードまたは名前にしてください。',
  },
}
