import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '模擬交易',
    bar: '虛擬資金，真實規則',
    headline: '用虛擬資金體驗全部功能',
    text: '一鍵開始，不需電子郵件或手機號碼，也不會虧一分錢。',
    pricesTitle: '即時價格',
    pricesText: '每筆委託都按真實委託所用的行情成交。',
    rulesTitle: '真實規則',
    rulesText: '槓桿、手續費、資金費用和強平與真實交易一致。',
    againTitle: '隨時重新開始',
    againText: '平掉全部倉位，點「重置」，模擬資金就恢復了。',
    guestTitle: '無需註冊',
    guestText: '以訪客身分交易，喜歡的話稍後再保存帳戶。',
    begin: '開始模擬交易',
    haveAccount: '我已有帳戶',
    resetTitle: '重設模擬帳戶',
    resetText: '模擬餘額恢復為 {{amount}} USDT，其他幣種清空。歷史紀錄保留。',
    resetAct: '重置模擬帳戶',
    resetDone: '模擬資金已恢復為 {{amount}} USDT',
    closeFirst: '仍有未平的持倉或委託，請先平倉。',
    closeEverything: '全部平倉並撤單',
    openOptions: '進行中的期權',
    seeOptions: '查看進行中的期權',
    granted: '{{amount}} USDT 模擬資金已入帳',
  },
  refusals: {
    already_granted: '模擬資金已經發放過了。',
    not_a_demo_book: '只有模擬帳戶可以重設。',
    something_open: '請先結清所有倉位、委託與合約。',
  },
  entries: {
    demo_grant: '領取模擬資金',
    demo_return: '收回模擬資金',
  },
  messageWords: {
    demo: '模擬',
  },
}
