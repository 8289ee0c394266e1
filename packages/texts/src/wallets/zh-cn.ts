import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '资产中心',
    total: '总资产',
    displayCurrency: '显示币种',
    unrated: '暂无 {{chosen}} 汇率，改以 {{shown}} 显示',
    actions: '操作',
    deposit: '充值',
    withdraw: '提现',
    transfer: '划转',
    exchange: '闪兑',
    ledger: '资金明细',
    accounts: '账户',
    account: {
      balance: '余额账户',
      contract: '合约账户',
      margin: '仓位保证金',
      frozen: '冻结',
      invested: '理财中',
      pledged: '质押中',
    },
    accountText: {
      balance: '用于闪兑和划转',
      contract: '可用于交易',
      margin: '锁定在逐仓仓位',
      frozen: '挂单、期权和提现占用',
      invested: '已购买的产品',
      pledged: '借款的质押',
    },
    openProfit: '未实现盈亏',
    allocation: '资产分布',
    others: '其他',
    holdings: '持有币种',
    profitByDay: '每日盈亏（USDT）',
    dayEnds: '每日于 00:00 UTC 结束，充值和提现不计入盈亏。',
    emptyTitle: '暂无资产',
    emptyReal: '该账户暂无资金，可以先用模拟资金试试，价格和规则都一样。',
    emptyDemo: '模拟账户已空，可在模拟交易里重置。',
    showDemo: '查看模拟账户',
  },
  refusals: {
    currency_unknown: '没有币种 {currency}。',
    rate_missing: '{currency} 暂无汇率。',
  },
}
