import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '模拟交易',
    bar: '模拟资金，真实规则',
    headline: '用模拟资金体验全部功能',
    text: '一键开始，无需邮箱或手机号，也不会亏一分钱。',
    pricesTitle: '实时价格',
    pricesText: '委托按与实盘相同的价格成交。',
    rulesTitle: '真实规则',
    rulesText: '杠杆、手续费、资金费用和强平与实盘一致。',
    againTitle: '随时重新开始',
    againText: '平掉全部仓位，点“重置”，模拟资金就恢复了。',
    guestTitle: '无需注册',
    guestText: '以游客身份交易，喜欢的话稍后再保存账户。',
    begin: '开始模拟交易',
    haveAccount: '我已有账户',
    resetTitle: '重置模拟账户？',
    resetText: '模拟余额恢复为 {{amount}} USDT，其他币种清空，历史保留。',
    resetAct: '重置模拟账户',
    resetDone: '模拟资金已恢复为 {{amount}} USDT',
    closeFirst: '请先全部结清。',
    closeEverything: '全部平仓并撤单',
    openOptions: '进行中的期权',
    seeOptions: '查看进行中的期权',
    granted: '{{amount}} USDT 模拟资金已到账',
  },
  refusals: {
    already_granted: '模拟资金已经领过了。',
    not_a_demo_book: '只能重置模拟账户。',
    something_open: '请先结清所有仓位、委托和期权。',
  },
  entries: {
    demo_grant: '收到模拟资金',
    demo_return: '退回模拟资金',
  },
  messageWords: {
    demo: '模拟',
  },
}
