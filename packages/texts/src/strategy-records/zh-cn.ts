import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    strategyRequested: '已申请策略',
    strategyConfirmed: '已买入策略',
    strategyDeclined: '策略订单已退回',
    strategyDeclined_sold_out: '剩余额度不足。',
    strategyDeclined_sale_closed: '销售已关闭。',
    strategyCancelled: '策略订单已取消',
    strategyLeaving: '已申请提前赎回',
    strategyExitDay: '最后计入的一天',
    strategyGained: '策略盈利',
    strategyLost: '策略亏损',
    strategyStarts: '开始',
    strategyPrices: '所用价格',
    strategyBefore: '当日之前',
    strategyDay: '天数',
    strategyLimited: '按上下限计',
    strategyCarry: '结转次日',
    poolMade: '资金池已建立',
    poolGranted: '额度已批准',
    poolDeclined: '额度被拒绝',
    poolFreed: '额度已释放',
    poolSettled: '当日已结算',
    poolCapacity: '在售额度',
    poolOwed: '最多应付',
    poolLeft: '剩余',
    poolOrders: '订单数',
  },
}
