import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'デモ取引',
    bar: 'デモ資金、本番と同じルール',
    headline: 'デモ資金ですべてを体験',
    text: 'ワンタップで開始。メールも電話番号も不要で、1円も損しません。',
    pricesTitle: 'リアルタイム価格',
    pricesText: 'リアル口座の注文と同じ価格で約定します。',
    rulesTitle: '本番と同じルール',
    rulesText: 'レバレッジ、手数料、資金調達料、清算は実際の取引と同じです。',
    againTitle: 'いつでもやり直せる',
    againText: 'すべて決済してリセットすれば、デモ資金が元に戻ります。',
    guestTitle: '登録は不要',
    guestText: 'ゲストとして取引できます。気に入ったら、あとでアカウントを保存できます。',
    begin: 'デモ取引を始める',
    haveAccount: 'アカウントをお持ちの方',
    resetTitle: 'デモ口座をリセットしますか？',
    resetText: 'デモ残高は{{amount}} USDTに戻り、ほかの通貨はなくなります。履歴は残ります。',
    resetAct: 'デモ口座をリセット',
    resetDone: 'デモ資金が{{amount}} USDTに戻りました',
    closeFirst: '先にすべて決済してください。',
    closeEverything: 'すべて決済し注文を取消',
    openOptions: '保有中のオプション',
    seeOptions: '保有中のオプションを見る',
    granted: '{{amount}} USDT のデモ資金をお渡ししました',
  },
  refusals: {
    already_granted: 'デモ資金はすでにお渡ししています。',
    not_a_demo_book: 'リセットできるのはデモ口座だけです。',
    something_open: '先にすべてのポジション、注文、オプションを終えてください。',
  },
  entries: {
    demo_grant: 'デモ資金の受取',
    demo_return: 'デモ資金の返却',
  },
  messageWords: {
    demo: 'デモ',
  },
}
