import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '模擬交易',
    bar: '虛擬資金，真實規則',
    headline: '用虛擬資金體驗全部功能',
    text: '一鍵開始，無需電子郵件和手機號碼。使用模擬資金，不會有任何損失。',
    pricesTitle: '同樣的價格',
    pricesText: '每筆委託都按真實委託所用的行情成交。',
    rulesTitle: '同樣的規則',
    rulesText: '槓桿、手續費、資金費用和強平與真實交易一致。',
    againTitle: '隨時重新開始',
    againText: '沒有持倉和委託時，可重設為初始模擬資金。',
    guestTitle: '屬於您的訪客帳戶',
    guestText: '您會得到帳號和密碼，之後可綁定電子郵件或手機。',
    begin: '用模擬資金試一試',
    haveAccount: '我已有帳戶',
    passwordTitle: '您的訪客帳戶',
    passwordText: '密碼僅顯示這一次。請妥善保存，否則無法再次登入。',
    passwordOnce: '請先保存密碼，之後將無法再次顯示。',
    passwordSaved: '我已保存',
    initialPassword: '初始密碼',
    copyBoth: '全部複製',
    resetTitle: '重設模擬帳戶',
    resetText: '模擬餘額恢復為 {{amount}} USDT，其他幣種清空。歷史紀錄保留。',
    resetAct: '重設',
    resetDone: '模擬資金已恢復為 {{amount}} USDT',
    closeFirst: '仍有未平的持倉或委託，請先平倉。',
    closeEverything: '全部平倉並撤單',
    openOptions: '進行中的期權',
    seeOptions: '查看進行中的期權',
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
