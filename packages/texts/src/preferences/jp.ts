import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    settingsTitle: '設定',
    language: '言語',
    displayCurrency: '表示通貨',
    theme: '外観',
    themeSystem: 'システム',
    themeLight: 'ライト',
    themeDark: 'ダーク',
    directionColours: '騰落の色',
    greenUp: '緑が上昇',
    redUp: '赤が上昇',
    colourBlind: '青が上昇、橙が下落',
    hideBalances: '金額を隠す',
    haptics: '振動',
    hapticsText: 'キー操作や選択で短く振動します（対応端末のみ）',
    notifications: '通知',
    notificationsText: 'アプリの外でお知らせする内容です。アプリ内ではすべて「メッセージ」にあります。',
    topics: {
      security: 'セキュリティ',
      trades: '取引',
      funds: '入出金',
      identity: '本人確認',
      priceAlerts: '価格アラート',
      news: 'ニュース',
    },
    ways: {
      email: 'メール',
      text: 'SMS',
      push: 'プッシュ',
    },
    alwaysTold: '設定にかかわらず必ずお知らせします。',
    textInstead: 'SMS はメールを送らない場合だけ届きます。',
    unreachable: {
      email: 'メールが登録されていません。',
      text: '電話番号が登録されていません。',
      push: 'プッシュを受け取るブラウザーがありません。',
    },
    setUp: '設定する',
    antiPhishing: 'フィッシング対策コード',
    antiPhishingText:
      'お客様と当社だけが知る合言葉です。当社のメールと SMS には必ず記載され、ないものは当社からではありません。',
    antiPhishingField: 'コード',
    antiPhishingHint: '文字・数字・記号で2～20字',
    antiPhishingMalformed: '2～20字。< > & " \' ` は使えません',
    antiPhishingNow: '現在',
    antiPhishingSaved: 'コードを保存しました',
    antiPhishingRemove: 'コードを削除',
    antiPhishingRemoved: 'コードを削除しました',
    loginPassword: 'ログインパスワード',
    enterLoginPassword: 'ログインパスワードを入力してください',
  },
  messages: {
    anti_phishing_code_set: {
      title: 'フィッシング対策コードを設定しました',
      text: '今後、当社からのメールとSMSにはすべてお客様のフィッシング対策コードが表示されます。表示のないものは当社からのものではありません。お心当たりがない場合は、すぐにパスワードを変更してください。',
    },
    anti_phishing_code_removed: {
      title: 'フィッシング対策コードを削除しました',
      text: '当社からのメールとSMSにフィッシング対策コードは表示されなくなりました。お心当たりがない場合は、すぐにパスワードを変更してください。',
    },
  },
}
