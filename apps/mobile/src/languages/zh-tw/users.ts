import type { users as english } from '../en-us/users.ts'
import type { Texts } from '../texts.ts'

export const users: Texts<typeof english> = {
  profileTitle: '個人資料',
  guest: '訪客',
  guestText: '您正以訪客身分使用。綁定電郵或手機，以便隨時找回帳戶。',
  guestAct: '去綁定',
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
  funds: '資金',
}
