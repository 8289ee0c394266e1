import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    profileTitle: '個人資料',
    guest: '訪客',
    help: '說明中心',
    leaveTitle: '確定登出？',
    leaveText: '持倉和委託不受影響。',
    leaveGuestText: '您是訪客，沒有密碼就無法再進入此帳戶。持倉和委託不受影響。',
    unbound: '未綁定',
    country: '國家/地區',
    since: '註冊日期',
    invitationCode: '邀請碼',
    invitationText: '好友用它註冊後會與您關聯。',
    identity: '身分',
    leaveUnsavedText: '這個帳戶還沒有儲存。現在登出，此裝置會清除密碼，將無法再登入。',
    groupMoney: '資金',
    groupTrading: '交易',
    groupAccount: '帳戶與安全',
    groupApp: '應用與說明',
  },
  refusals: {
    contact_malformed: '電子郵件地址或手機號碼格式不正確。',
    country_unknown: '請從清單中選擇國家或地區。',
    contact_taken: '您的帳戶無法綁定此聯絡方式。',
    contact_required: '請先綁定電子郵件或手機，驗證碼會傳送到那裡。',
    contact_code_wrong: '發到目前電子郵件或手機的驗證碼錯誤、已過期或未填寫。',
  },
  messages: {
    welcome: {
      title: '歡迎使用 Touchstone',
      text: '您的帳戶已就緒，模擬帳戶裡備好了模擬資金，先在那裡隨意試試。每個價格、每個結果都有憑證，可以自行核對。',
    },
    contact_bound: {
      title: '聯絡方式已綁定',
      text: '{contact} 已綁定到您的帳戶，您可以用它登入和接收驗證碼。',
    },
    contact_change_asked: {
      title: '有人申請綁定新的聯絡方式',
      text: '{countsAt} 起，{contact} 可綁定到您的帳戶。如非本人操作，請立即透過「忘記密碼？」設定新密碼，即可阻止。',
    },
  },
}
