import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'メッセージ',
    categories: 'カテゴリー',
    category: {
      system: 'システム',
      task: 'タスク',
      transaction: '取引',
    },
    unread: '未読：',
    markAllRead: 'すべて既読にする',
    allRead: 'すべて既読にしました',
    empty: 'メッセージはまだありません',
    emptyText: 'ログイン、約定、損益のお知らせがここに届きます。',
    emptyCategory: 'まだ何もありません',
    emptyOf: {
      system: 'アカウントとセキュリティのお知らせがここに届きます。',
      task: 'タスクと特典のお知らせがここに届きます。',
      transaction: '約定、マージンコール、損益のお知らせがここに届きます。',
    },
    showAll: 'すべて表示',
    toMarkets: 'マーケットを見る',
    receipt: 'レシートを見る',
    lead: {
      identity: '確認の状況を見る',
      deposit: '入金を見る',
      withdrawal: '出金を見る',
      accounts: '出金先を確認',
      withdrawals: '出金へ',
      investment: '投資を開く',
      bond: '債券を開く',
      miner: 'マイニングを開く',
      ieo: 'トークン販売を開く',
      market: '{{symbol}} を開く',
      devices: 'ログイン中の端末を見る',
      security: 'セキュリティを確認',
      demo: 'デモ取引を始める',
    },
  },
  refusals: {
    message_not_found: 'このメッセージはもうありません。',
  },
}
