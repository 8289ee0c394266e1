import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    profileTitle: '個人資料',
    guest: '訪客',
    help: '說明中心',
    leaveTitle: '確定登出？',
    leaveText: '您的持倉和委託不受影響。',
    leaveGuestText: '您是訪客：沒有密碼就無法再次進入此帳戶。持倉和委託不受影響。',
    unbound: '未綁定',
    country: '國家/地區',
    since: '註冊日期',
    invitationCode: '邀請碼',
    invitationText: '好友註冊時填寫即與您關聯。',
    identity: '身分',
    leaveUnsavedText: '您還沒有保存這個帳戶。現在登出，此裝置會清除密碼，您將無法再登入。',
    groupMoney: '資金',
    groupTrading: '交易',
    groupAccount: '帳戶與安全',
    groupApp: '應用與說明',
  },
  refusals: {
    contact_malformed: '電子郵件地址或手機號碼格式不正確。',
    country_unknown: '請從清單中選擇國家或地區。',
    contact_taken: '此聯絡方式無法綁定到您的帳號。',
    contact_required: '請先綁定電子郵件或手機號碼，驗證碼將傳送至該處。',
    contact_code_wrong: '傳送到您目前電子郵件或手機號碼的驗證碼有誤、已過期或未填寫。',
  },
  messages: {
    welcome: {
      title: '歡迎使用 Touchstone',
      text: '您的帳戶已就緒。模擬帳戶中備有模擬資金，請先在那裡隨意試用。每一個價格和每一筆結果都有憑證，您可以自行核對。',
    },
    contact_bound: {
      title: '聯絡方式已綁定',
      text: '{contact} 已綁定到您的帳戶，您可以用它登入和接收驗證碼。',
    },
    contact_change_asked: {
      title: '有人申請更換聯絡方式',
      text: '{contact} 將綁定到您的帳戶，最早可在 {countsAt} 綁定。如果不是您本人操作，請立即透過「忘記密碼」設定新密碼，即可終止。',
    },
  },
}
