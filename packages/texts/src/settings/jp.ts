import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: 'この設定は存在しません。',
    settings_faulty: 'この設定は正しくありません：{faults}。内容を修正してください。',
    settings_unchanged: '変更はありません。',
    settings_newer: '新しいバージョンの設定があります。もう一度比較してください。',
    token_name_unreadable:
      '{code}の名前は、通常のラテン文字、漢字とかな、ハングル、タイ文字のいずれか一種類で書き、混ぜないでください。間に数字、連続しない空白、. & -を入れられますが、記号や空白で始めたり終えたりすることはできません。',
    token_looks_alike:
      '{code}のコードまたは名前が、{other}のコードまたは名前と紛らわしいため、別のものにしてください。',
    symbol_looks_alike: '銘柄{other}は、今後も残るトークン{code}と紛らわしいため、別の銘柄にしてください。',
  },
}
