import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '模拟交易',
    bar: '虚拟资金，真实规则',
    headline: '用虚拟资金体验全部功能',
    text: '一键开始，无需邮箱和手机号。使用模拟资金，不会有任何损失。',
    pricesTitle: '同样的价格',
    pricesText: '每笔委托都按真实委托所用的行情成交。',
    rulesTitle: '同样的规则',
    rulesText: '杠杆、手续费、资金费用和强平与真实交易一致。',
    againTitle: '随时重新开始',
    againText: '没有持仓和委托时，可重置为初始模拟资金。',
    guestTitle: '属于您的游客账户',
    guestText: '您会得到账号和密码，之后可绑定邮箱或手机。',
    begin: '用模拟资金试一试',
    haveAccount: '我已有账户',
    passwordTitle: '您的游客账户',
    passwordText: '密码仅显示这一次。请妥善保存，否则无法再次登录。',
    passwordOnce: '请先保存密码，之后将无法再次显示。',
    passwordSaved: '我已保存',
    initialPassword: '初始密码',
    copyBoth: '全部复制',
    resetTitle: '重置模拟账户',
    resetText: '模拟余额恢复为 {{amount}} USDT，其他币种清空。历史记录保留。',
    resetAct: '重置',
    resetDone: '模拟资金已恢复为 {{amount}} USDT',
    closeFirst: '仍有未平的持仓或委托，请先平仓。',
    closeEverything: '全部平仓并撤单',
    openOptions: '进行中的期权',
    seeOptions: '查看进行中的期权',
  },
  refusals: {
    already_granted: '模拟资金已经发放过了。',
    not_a_demo_book: '只有模拟账户可以重置。',
    something_open: '请先结清所有仓位、委托和合约。',
  },
  entries: {
    demo_grant: '领取模拟资金',
    demo_return: '收回模拟资金',
  },
  messageWords: {
    demo: '模拟',
  },
}
