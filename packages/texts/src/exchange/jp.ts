import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'クイック両替',
    recordsTitle: '両替履歴',
    pay: '支払う',
    receive: '受け取る',
    payCurrency: '支払う通貨',
    receiveCurrency: '受け取る通貨',
    swap: '通貨を入れ替える',
    enterAmount: '数量を入力',
    tooMuch: '{{currency}} が足りません',
    noQuote: '現在レートがありません',
    quoting: 'レートを取得中',
    review: '内容を確認',
    hint: '数量を入力すると10秒間有効なレートが出ます。両替には残高口座を使います。',
    age: '{{seconds}} 秒前',
    spread: 'スプレッド {{percent}} 込み',
    spreadLabel: 'スプレッド',
    included: 'レートに含まれています',
    inContract: '契約口座にあります：',
    transferFirst: '残高口座へ振り替える',
    confirmTitle: '両替の確認',
    act: '両替する',
    waiting: '次の価格を待っています',
    newQuote: '新しいレート',
    expired: 'このレートは期限切れです。',
    newReceive: '新しいレートでの受取額',
    doneTitle: '両替が完了しました',
    paid: '支払い額',
    again: '続けて両替',
    empty: 'まだ両替がありません',
    emptyText: 'USDT とコインを、確認できるレートで両替します。',
  },
  refusals: {
    quote_not_found: 'この見積もりはすでに無効です。新しい見積もりを取得してください。',
    quote_expired: '見積もりの有効期限が切れました。新しい見積もりを取得してください。',
    quote_moved: '価格が変動しました。新しい見積もりをご確認ください。',
    currencies_equal: '異なる 2 つの通貨を選んでください。',
    next_price_missing:
      '時間内に新しい価格が届きませんでした。両替は行われていません。新しい見積もりを取得してください。',
  },
  entries: {
    exchange_out: '両替（支払い）',
    exchange_in: '両替（受取）',
  },
}
