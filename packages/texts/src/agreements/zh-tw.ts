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
    },
    empty: '沒有接受紀錄',
    guestText: '您正以訪客身分使用。綁定電郵或手機時，您將接受使用者協議。',
    notRecorded: '您註冊時接受的文本當時未作記錄。請閱讀並接受現行文本，以便留存紀錄。',
    newer: '使用者協議已更新，現行版本為 {{version}}。',
    read: '閱讀並接受',
    accept: '我接受此文本',
    accepted: '已接受並記錄',
    hash: '文本的 SHA-256',
    hashHolds: '您的裝置已由此文本算出相同的雜湊值。',
    hashFails: '此文本的雜湊值與紀錄不符。',
    hashText: '儲存文本，用任意程式計算其 SHA-256，結果必須與此相同。',
    save: '儲存文本',
  },
  refusals: {
    agreement_changed: '使用者協議已更新，請重新閱讀並接受。',
    acceptance_not_found: '您的紀錄中沒有這筆接受紀錄。',
    agreement_needed: '現行的最後一份使用者協議不能撤下，否則無人可以註冊。',
  },
}
