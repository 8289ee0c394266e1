import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '消息',
    categories: '分类',
    category: {
      system: '系统',
      task: '任务',
      transaction: '交易',
    },
    unread: '未读：',
    markAllRead: '全部标为已读',
    allRead: '已全部标为已读',
    empty: '暂无消息',
    emptyText: '登录提醒、成交和结果会显示在这里。',
    emptyCategory: '这里还没有内容',
    emptyOf: {
      system: '账户和安全方面的消息会显示在这里。',
      task: '任务和奖励会显示在这里。',
      transaction: '成交、追加保证金提醒和结果会显示在这里。',
    },
    showAll: '查看全部消息',
    toMarkets: '浏览行情',
    receipt: '查看凭证',
    lead: {
      identity: '查看认证',
      deposit: '查看充值',
      withdrawal: '查看提现',
      accounts: '检查提现账户',
      withdrawals: '前往提现',
      investment: '查看理财',
      bond: '查看债券',
      miner: '查看挖矿',
      ieo: '打开代币发售',
      market: '打开 {{symbol}}',
      devices: '查看登录设备',
      security: '查看安全设置',
      demo: '开始模拟交易',
    },
  },
  refusals: {
    message_not_found: '该消息已不存在。',
  },
}
