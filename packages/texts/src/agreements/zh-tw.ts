import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '協議',
    textTitle: '已接受的協議',
    version: '版本 {{version}}',
    inForce: '現行',
    replaced: '已更新',
    occasion: {
      registration: '註冊時接受',
      contact: '首次綁定聯絡方式時接受',
      later: '於個人資料中接受',
      purchase: '購買時接受',
    },
    empty: '暫無協議',
    guestText: '目前是訪客身分，綁定電子郵件或手機時再接受使用者協議。',
    notRecorded: '註冊時接受的是哪份文本，我們沒有紀錄。請閱讀並接受現行文本，我們會記錄下來。',
    newer: '使用者協議已更新，現行版本為 {{version}}。',
    read: '閱讀並接受',
    accept: '我接受此文本',
    accepted: '已接受並記錄',
    yours: '您已接受',
    named: '協議（SHA-256）',
    first: '請先接受協議',
    hash: '文本的 SHA-256',
    hashHolds: '本裝置已由此文本算出相同的雜湊。',
    hashFails: '此文本與紀錄的雜湊不符。',
    hashText: '儲存文本，用任意程式計算 SHA-256，結果應與這裡相同。',
    save: '儲存文本',
  },
  refusals: {
    agreement_changed: '協議已更新，請重新閱讀並接受。',
    terms_differ: '條款與您看到的已不同，請重新核對。',
    acceptance_not_found: '這不是您接受過的協議。',
    agreement_needed: '每類協議須至少保留一份有效：否則無人能註冊或購買。',
  },
}
