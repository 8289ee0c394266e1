import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'デモ取引',
    bar: '仮想資金、本番と同じルール',
    headline: '仮想資金ですべてを体験',
    text: 'ワンタップで開始。メールも電話番号も不要です。デモ資金なので損失はありません。',
    pricesTitle: '同じ価格',
    pricesText: '注文は、実際の注文と同じ価格で約定します。',
    rulesTitle: '同じルール',
    rulesText: 'レバレッジ、手数料、資金調達、清算は実際の取引と同じです。',
    againTitle: 'いつでもやり直せる',
    againText: '何も保有していないとき、デモ資金をリセットできます。',
    guestTitle: 'あなたのゲスト口座',
    guestText: 'アカウント名とパスワードが発行され、後からメールや電話を登録できます。',
    begin: 'デモ資金で試す',
    haveAccount: 'アカウントを持っています',
    passwordTitle: 'ゲスト口座',
    passwordText: 'パスワードは今だけ表示されます。保存しないと再びログインできません。',
    passwordOnce: '先にパスワードを保存してください。再表示はできません。',
    passwordSaved: '保存しました',
    initialPassword: '初期パスワード',
    copyBoth: '両方コピー',
    resetTitle: 'デモ口座をリセット',
    resetText: 'デモ残高が{{amount}} USDTに戻り、他の通貨は空になります。履歴は残ります。',
    resetAct: 'リセット',
    resetDone: 'デモ資金が{{amount}} USDTに戻りました',
    closeFirst: 'まだ保有中のものがあります。先に決済してください。',
    closeEverything: 'すべて決済し注文を取消',
    openOptions: '保有中のオプション',
    seeOptions: '保有中のオプションを見る',
  },
  refusals: {
    already_granted: 'デモ資金はすでに付与されています。',
    not_a_demo_book: 'リセットできるのはデモ口座のみです。',
    something_open: '保有中のポジション、注文、契約をすべて終えてからお試しください。',
  },
  entries: {
    demo_grant: 'デモ資金の受取',
    demo_return: 'デモ資金の返却',
  },
  messageWords: {
    demo: 'デモ',
  },
}
