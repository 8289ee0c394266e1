import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'デモ取引',
    bar: '仮想資金、本番と同じルール',
    headline: '仮想資金ですべてを体験',
    text: 'ワンタップで開始。メールも電話番号も不要で、1円も失いません。',
    pricesTitle: 'リアルタイム価格',
    pricesText: '注文は、実際の注文と同じ価格で約定します。',
    rulesTitle: '本番と同じルール',
    rulesText: 'レバレッジ、手数料、資金調達、清算は実際の取引と同じです。',
    againTitle: 'いつでもやり直せる',
    againText: 'すべて決済してリセットすれば、デモ資金が元に戻ります。',
    guestTitle: '登録は不要',
    guestText: 'ゲストとして取引できます。気に入ったら、あとでアカウントを保存できます。',
    begin: 'デモ取引を始める',
    haveAccount: 'アカウントを持っています',
    resetTitle: 'デモ口座をリセット',
    resetText: 'デモ残高が{{amount}} USDTに戻り、他の通貨は空になります。履歴は残ります。',
    resetAct: 'デモ口座をリセット',
    resetDone: 'デモ資金が{{amount}} USDTに戻りました',
    closeFirst: 'まだ保有中のものがあります。先に決済してください。',
    closeEverything: 'すべて決済し注文を取消',
    openOptions: '保有中のオプション',
    seeOptions: '保有中のオプションを見る',
    granted: '{{amount}} USDT のデモ資金をお渡ししました',
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
