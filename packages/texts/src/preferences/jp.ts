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
    hapticsText: 'キー操作や選択で短く振動します（対応するスマホのみ）',
    notifications: '通知',
    notificationsText: 'アプリの外でお知らせする内容を選べます。アプリ内では「メッセージ」ですべて確認できます。',
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
    alwaysTold: '必ずお知らせします。',
    textInstead: 'SMS が届くのは、メールの登録がない場合だけです。',
    unreachable: {
      email: 'メールが登録されていません。',
      text: '電話番号が登録されていません。',
      push: 'プッシュがオンのブラウザはありません。',
    },
    setUp: '設定する',
    antiPhishing: 'フィッシング対策コード',
    antiPhishingText:
      'お客様と当社だけが知る言葉です。当社からのメールと SMS には必ず入っています。なければ、当社からのものではありません。',
    antiPhishingField: 'コード',
    antiPhishingHint: '文字、数字、記号で2～20字',
    antiPhishingMalformed: '文字、数字、記号で2～20字。< > & " \' ` は使えません',
    antiPhishingNow: '現在のコード',
    antiPhishingSaved: 'コードを保存しました',
    antiPhishingRemove: 'コードを削除',
    antiPhishingRemoved: 'コードを削除しました',
    loginPassword: 'ログインパスワード',
    enterLoginPassword: 'ログインパスワードを入力してください',
  },
  messages: {
    anti_phishing_code_set: {
      title: 'フィッシング対策コードを設定しました',
      text: '今後、当社からのメールとSMSにはすべてフィッシング対策コードが表示されます。なければ、当社からのものではありません。お心当たりがない場合は、今すぐパスワードを変更してください。',
    },
    anti_phishing_code_removed: {
      title: 'フィッシング対策コードを削除しました',
      text: '当社からのメールとSMSに、フィッシング対策コードは表示されなくなりました。お心当たりがない場合は、今すぐパスワードを変更してください。',
    },
  },
}
