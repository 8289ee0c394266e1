import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    profileTitle: '个人资料',
    guest: '游客',
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
    leaveUnsavedText: '您还没有保存这个账户。现在退出，此设备会清除密码，您将无法再登录。',
    groupMoney: '资金',
    groupTrading: '交易',
    groupAccount: '账户与安全',
    groupApp: '应用与帮助',
  },
  refusals: {
    contact_malformed: '邮箱地址或手机号格式不正确。',
    country_unknown: '请从列表中选择国家或地区。',
    contact_taken: '该联系方式无法绑定到您的账号。',
    contact_required: '请先绑定邮箱或手机号，验证码将发送到那里。',
    contact_code_wrong: '发送到您当前邮箱或手机号的验证码有误、已过期或未填写。',
  },
  messages: {
    welcome: {
      title: '欢迎使用 Touchstone',
      text: '您的账户已就绪。模拟账户中备有模拟资金，请先在那里随意试用。每一个价格和每一笔结果都有凭证，您可以自行核对。',
    },
    contact_bound: {
      title: '联系方式已绑定',
      text: '{contact} 已绑定到您的账户，您可以用它登录和接收验证码。',
    },
    contact_change_asked: {
      title: '有人申请更换联系方式',
      text: '{contact} 将绑定到您的账户，最早可在 {countsAt} 绑定。如果不是您本人操作，请立即通过“忘记密码”设置新密码，即可终止。',
    },
  },
}
