import type { users as english } from '../en-us/users.ts'
import type { Texts } from '../texts.ts'

export const users: Texts<typeof english> = {
  profileTitle: '个人资料',
  guest: '游客',
  guestText: '您正以游客身份使用。绑定邮箱或手机，以便随时找回账户。',
  guestAct: '去绑定',
  help: '帮助中心',
  leaveTitle: '确定退出登录？',
  leaveText: '您的持仓和委托不受影响。',
  leaveGuestText: '您是游客：没有密码就无法再次进入此账户。持仓和委托不受影响。',
  unbound: '未绑定',
  country: '国家/地区',
  since: '注册日期',
  invitationCode: '邀请码',
  invitationText: '好友注册时填写即与您关联。',
  identity: '身份',
  funds: '资金',
}
