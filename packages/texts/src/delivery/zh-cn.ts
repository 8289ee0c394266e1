import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  mails: {
    login_code: {
      subject: '登录验证码',
      text: '【Touchstone】登录验证码：{code}，{minutes} 分钟内有效。请勿告诉任何人。',
    },
    register_code: {
      subject: '注册验证码',
      text: '【Touchstone】注册验证码：{code}，{minutes} 分钟内有效。请勿告诉任何人。',
    },
    forgot_code: {
      subject: '设置新密码的验证码',
      text: '【Touchstone】设置新密码的验证码：{code}，{minutes} 分钟内有效。请勿告诉任何人。',
    },
    bind_code: {
      subject: '绑定联系方式的验证码',
      text: '【Touchstone】绑定联系方式的验证码：{code}，{minutes} 分钟内有效。请勿告诉任何人。',
    },
    funds_code: {
      subject: '确认变更的验证码',
      text: '【Touchstone】修改提现账户或提现密码的验证码：{code}，{minutes} 分钟内有效。请勿告诉任何人。',
    },
    account_code: {
      subject: '变更登录方式的验证码',
      text: '【Touchstone】开启身份验证器或绑定其他联系方式的验证码：{code}，{minutes} 分钟内有效。请勿告诉任何人。',
    },
    no_account: {
      subject: '尚无账户',
      text: '您向 Touchstone 请求了验证码，但此联系方式没有账户。请注册，或用其他联系方式登录。',
    },
    account_exists: {
      subject: '您已有账户',
      text: '您尝试注册 Touchstone，但此联系方式已有账户，请直接登录。忘记密码了？可以重新设置。',
    },
    contact_taken: {
      subject: '此联系方式已被使用',
      text: '您请求在 Touchstone 绑定此联系方式，但它已属于一个账户。请登录该账户，或换一个联系方式。',
    },
    contact_changed: {
      subject: '您的联系方式已更改',
      text: '您的 Touchstone 账户已改用新的联系方式，不再使用这一个。如非本人操作，请立即联系客服。',
    },
    antiPhishing: '防钓鱼码：{code}',
    ignore: '不是您请求的？忽略此消息即可。',
  },
}
