import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '訊息',
    categories: '分類',
    category: {
      system: '系統',
      task: '任務',
      transaction: '交易',
    },
    unread: '未讀：',
    markAllRead: '全部標為已讀',
    allRead: '已全部標為已讀',
    empty: '暫無訊息',
    emptyText: '登入提醒、成交和結果會顯示在這裡。',
    emptyCategory: '這裡還沒有內容',
    emptyOf: {
      system: '帳戶和安全方面的訊息會顯示在這裡。',
      task: '任務和獎勵會顯示在這裡。',
      transaction: '成交、追加保證金提醒和結果會顯示在這裡。',
    },
    showAll: '查看全部訊息',
    toMarkets: '瀏覽行情',
    receipt: '查看憑證',
    lead: {
      identity: '查看驗證',
      deposit: '查看入金',
      withdrawal: '查看提領',
      accounts: '檢查提領帳戶',
      withdrawals: '前往提領',
      investment: '查看理財',
      bond: '查看債券',
      miner: '查看挖礦',
      ieo: '開啟代幣發售',
      market: '開啟 {{symbol}}',
      devices: '查看登入裝置',
      security: '查看安全設定',
      demo: '開始模擬交易',
    },
  },
  refusals: {
    message_not_found: '此訊息已不存在。',
  },
}
