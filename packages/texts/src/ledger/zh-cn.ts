import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '账变记录',
    group: {
      transfers: '资金划转',
      funds: '充值与提现',
      exchange: '闪兑',
      margin: '保证金与委托冻结',
      results: '盈亏',
      fees: '手续费',
      funding: '资金费用',
      options: '期权',
      demo: '模拟资金',
    },
    empty: '暂无记录',
    emptyText: '账户的每笔资金变动及变动后余额都会列在这里。',
    emptyFiltered: '没有符合筛选条件的记录',
    showAll: '查看全部',
    balanceAfter: '变动后余额',
    record: '记录编号',
    reference: '关联编号',
    copyReference: '复制关联编号',
    belonging: '相关记录',
    receipt: '查看凭证',
    fromDay: '开始日期',
    toDay: '结束日期',
    rangeBackwards: '结束早于开始',
    export: '导出 CSV',
    exported_other: '已导出 {{count}} 条记录',
    exportedNewest: '已导出最新的 {{count}} 条记录，其余请选择更早的日期。',
    nothingToExport: '没有可导出的记录',
  },
  refusals: {
    amount_off_grid: '金额的小数位数过多，最接近的金额为 {below} 和 {above}。',
    amount_not_positive: '请输入大于 0 的数值。',
    amount_too_small: '最小金额为 {minimum} USDT。',
    amount_too_large: '最大金额为 {maximum} USDT。',
    balance_too_small: '余额不足，当前可用 {available} {currency}。',
    export_range_too_long: '时间范围最多 {days} 天。',
  },
}
