import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    strategyRequested: '已申購策略',
    strategyConfirmed: '已買入策略',
    strategyDeclined: '策略訂單已退回',
    strategyDeclined_sold_out: '剩餘額度不足。',
    strategyDeclined_sale_closed: '銷售已關閉。',
    strategyCancelled: '策略訂單已取消',
    strategyLeaving: '已申請提前贖回',
    strategyExitDay: '最後計入的一天',
    strategyGained: '策略獲利',
    strategyLost: '策略虧損',
    strategyStarts: '開始',
    strategyPrices: '所用價格',
    strategyBefore: '當日之前',
    strategyDay: '天數',
    strategyLimited: '依上下限計',
    strategyCarry: '結轉次日',
    poolMade: '資金池已建立',
    poolGranted: '額度已核准',
    poolDeclined: '額度遭拒',
    poolFreed: '額度已釋出',
    poolSettled: '當日已結算',
    poolCapacity: '銷售額度',
    poolOwed: '最多應付',
    poolLeft: '剩餘',
    poolOrders: '訂單數',
  },
}
