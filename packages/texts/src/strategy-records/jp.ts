import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    strategyRequested: 'ストラテジーを申込',
    strategyConfirmed: 'ストラテジーを購入',
    strategyDeclined: 'ストラテジー注文を返金',
    strategyDeclined_sold_out: '残りが足りませんでした。',
    strategyDeclined_sale_closed: '販売は終了していました。',
    strategyCancelled: 'ストラテジー注文を取消',
    strategyLeaving: '途中解約の申し込み',
    strategyExitDay: '計算される最後の日',
    strategyGained: 'ストラテジーの利益',
    strategyLost: 'ストラテジーの損失',
    strategyStarts: '開始',
    strategyPrices: '使用価格',
    strategyBefore: 'この日の前',
    strategyDay: '日数',
    strategyLimited: '上限・下限を適用',
    strategyCarry: '翌日に繰越',
    poolMade: 'プールを作成',
    poolGranted: '割当を承認',
    poolDeclined: '割当を却下',
    poolFreed: '割当を解放',
    poolSettled: '1日を清算',
    poolCapacity: '販売枠',
    poolOwed: '支払義務の最大額',
    poolLeft: '残り',
    poolOrders: '注文数',
  },
}
