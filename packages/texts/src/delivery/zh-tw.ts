import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  mails: {
    login_code: {
      subject: '登入驗證碼',
      text: '【Touchstone】登入驗證碼：{code}，{minutes} 分鐘內有效。請勿告訴任何人。',
    },
    register_code: {
      subject: '註冊驗證碼',
      text: '【Touchstone】註冊驗證碼：{code}，{minutes} 分鐘內有效。請勿告訴任何人。',
    },
    forgot_code: {
      subject: '設定新密碼的驗證碼',
      text: '【Touchstone】設定新密碼的驗證碼：{code}，{minutes} 分鐘內有效。請勿告訴任何人。',
    },
    bind_code: {
      subject: '綁定聯絡方式的驗證碼',
      text: '【Touchstone】綁定聯絡方式的驗證碼：{code}，{minutes} 分鐘內有效。請勿告訴任何人。',
    },
    funds_code: {
      subject: '確認變更的驗證碼',
      text: '【Touchstone】變更提領帳戶或提領密碼的驗證碼：{code}，{minutes} 分鐘內有效。請勿告訴任何人。',
    },
    account_code: {
      subject: '變更登入方式的驗證碼',
      text: '【Touchstone】開啟身分驗證器或綁定其他聯絡方式的驗證碼：{code}，{minutes} 分鐘內有效。請勿告訴任何人。',
    },
    no_account: {
      subject: '尚無帳戶',
      text: '您向 Touchstone 請求了驗證碼，但此聯絡方式沒有帳戶。請註冊，或用其他聯絡方式登入。',
    },
    account_exists: {
      subject: '您已有帳戶',
      text: '您嘗試註冊 Touchstone，但此聯絡方式已有帳戶，請直接登入。忘記密碼了？可以重新設定。',
    },
    contact_taken: {
      subject: '此聯絡方式已被使用',
      text: '您請求在 Touchstone 綁定此聯絡方式，但它已屬於一個帳戶。請登入該帳戶，或換一個聯絡方式。',
    },
    contact_changed: {
      subject: '您的聯絡方式已變更',
      text: '您的 Touchstone 帳戶已改用新的聯絡方式，不再使用這一個。如非本人操作，請立即聯絡客服。',
    },
    antiPhishing: '防釣魚碼：{code}',
    ignore: '不是您請求的？忽略此訊息即可。',
  },
}
