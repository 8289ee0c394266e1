import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '資產中心',
    total: '總資產',
    displayCurrency: '顯示幣種',
    unrated: '暫無 {{chosen}} 匯率，改以 {{shown}} 顯示',
    actions: '操作',
    deposit: '入金',
    withdraw: '提領',
    transfer: '劃轉',
    exchange: '閃兌',
    ledger: '資金明細',
    accounts: '帳戶',
    account: {
      balance: '餘額帳戶',
      contract: '合約帳戶',
      margin: '倉位保證金',
      frozen: '凍結',
      invested: '理財中',
      pledged: '質押中',
    },
    accountText: {
      balance: '用於閃兌和劃轉',
      contract: '可用於交易',
      margin: '鎖定在逐倉倉位',
      frozen: '掛單、選擇權和提領佔用',
      invested: '已購買的產品',
      pledged: '借款的質押',
    },
    openProfit: '未實現損益',
    allocation: '資產分布',
    others: '其他',
    holdings: '持有幣種',
    profitByDay: '每日損益（USDT）',
    dayEnds: '每日於 00:00 UTC 結束，入金和提領不計入損益。',
    emptyTitle: '暫無資產',
    emptyReal: '該帳戶暫無資金，可以先用模擬資金試試，價格和規則都一樣。',
    emptyDemo: '模擬帳戶已空，可在模擬交易裡重設。',
    showDemo: '查看模擬帳戶',
  },
  refusals: {
    currency_unknown: '沒有幣種 {currency}。',
    rate_missing: '{currency} 目前沒有匯率。',
  },
}
