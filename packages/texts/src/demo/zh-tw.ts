import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '模擬交易',
    bar: '模擬資金，真實規則',
    headline: '用模擬資金體驗全部功能',
    text: '一鍵開始，不需電子郵件或手機號碼，也不會虧一分錢。',
    pricesTitle: '即時價格',
    pricesText: '委託按與實盤相同的價格成交。',
    rulesTitle: '真實規則',
    rulesText: '槓桿、手續費、資金費用和強平與實盤一致。',
    againTitle: '隨時重新開始',
    againText: '平掉全部倉位，點「重設」，模擬資金就恢復了。',
    guestTitle: '無需註冊',
    guestText: '以訪客身分交易，喜歡的話稍後再儲存帳戶。',
    begin: '開始模擬交易',
    haveAccount: '我已有帳戶',
    resetTitle: '重設模擬帳戶？',
    resetText: '模擬餘額恢復為 {{amount}} USDT，其他幣種清空，歷史保留。',
    resetAct: '重設模擬帳戶',
    resetDone: '模擬資金已恢復為 {{amount}} USDT',
    closeFirst: '請先全部結清。',
    closeEverything: '全部平倉並取消委託',
    openOptions: '進行中的選擇權',
    seeOptions: '查看進行中的選擇權',
    granted: '{{amount}} USDT 模擬資金已入帳',
  },
  refusals: {
    already_granted: '模擬資金已經領過了。',
    not_a_demo_book: '只能重設模擬帳戶。',
    something_open: '請先結清所有倉位、委託和選擇權。',
  },
  entries: {
    demo_grant: '收到模擬資金',
    demo_return: '退回模擬資金',
  },
  messageWords: {
    demo: '模擬',
  },
}
