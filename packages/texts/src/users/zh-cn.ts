import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    profileTitle: '个人资料',
    guest: '游客',
    help: '帮助中心',
    leaveTitle: '确定退出登录？',
    leaveText: '持仓和委托不受影响。',
    leaveGuestText: '您是游客，没有密码就无法再进入此账户。持仓和委托不受影响。',
    unbound: '未绑定',
    country: '国家/地区',
    since: '注册日期',
    invitationCode: '邀请码',
    invitationText: '好友用它注册后会与您关联。',
    identity: '身份',
    leaveUnsavedText: '这个账户还没有保存。现在退出，此设备会清除密码，将无法再登录。',
    groupMoney: '资金',
    groupTrading: '交易',
    groupAccount: '账户与安全',
    groupApp: '应用与帮助',
  },
  refusals: {
    contact_malformed: '邮箱地址或手机号格式不正确。',
    country_unknown: '请从列表中选择国家或地区。',
    contact_taken: '您的账户无法绑定此联系方式。',
    contact_required: '请先绑定邮箱或手机，验证码会发送到那里。',
    contact_code_wrong: '发到当前邮箱或手机的验证码错误、已过期或未填写。',
  },
  messages: {
    welcome: {
      title: '欢迎使用 Touchstone',
      text: '您的账户已就绪，模拟账户里备好了模拟资金，先在那里随意试试。每个价格、每个结果都有凭证，可以自行核对。',
    },
    contact_bound: {
      title: '联系方式已绑定',
      text: '{contact} 已绑定到您的账户，您可以用它登录和接收验证码。',
    },
    contact_change_asked: {
      title: '有人申请绑定新的联系方式',
      text: '{countsAt} 起，{contact} 可绑定到您的账户。如非本人操作，请立即通过“忘记密码？”设置新密码，即可阻止。',
    },
  },
}
