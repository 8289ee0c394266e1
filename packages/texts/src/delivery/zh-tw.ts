import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  mails: {
    login_code: {
      subject: '您的登入驗證碼',
      text: '【Touchstone】登入驗證碼：{code}，{minutes} 分鐘內有效。請勿告訴任何人。',
    },
    register_code: {
      subject: '您的註冊驗證碼',
      text: '【Touchstone】註冊驗證碼：{code}，{minutes} 分鐘內有效。請勿告訴任何人。',
    },
    forgot_code: {
      subject: '您的重設密碼驗證碼',
      text: '【Touchstone】重設密碼驗證碼：{code}，{minutes} 分鐘內有效。請勿告訴任何人。',
    },
    bind_code: {
      subject: '您的綁定驗證碼',
      text: '【Touchstone】綁定聯絡方式的驗證碼：{code}，{minutes} 分鐘內有效。請勿告訴任何人。',
    },
    funds_code: {
      subject: '您的資金安全驗證碼',
      text: '【Touchstone】變更提現帳戶或提現密碼的驗證碼：{code}，{minutes} 分鐘內有效。請勿告訴任何人。',
    },
    account_code: {
      subject: '您的變更確認驗證碼',
      text: '【Touchstone】開啟身分驗證器或更換聯絡方式的驗證碼：{code}，{minutes} 分鐘內有效。請勿告訴任何人。',
    },
    no_account: {
      subject: '尚無帳戶',
      text: '您向 Touchstone 要求了驗證碼，但此聯絡方式尚無帳戶。請先註冊，或使用其他聯絡方式登入。',
    },
    account_exists: {
      subject: '您已有帳戶',
      text: '您要求註冊 Touchstone，但此聯絡方式已有帳戶。請直接登入；如忘記密碼，可以重新設定。',
    },
    contact_taken: {
      subject: '此聯絡方式已被使用',
      text: '您要求在 Touchstone 綁定此聯絡方式，但它已屬於一個帳戶。請登入該帳戶，或選擇其他聯絡方式。',
    },
    contact_changed: {
      subject: '您的聯絡方式已變更',
      text: '您的 Touchstone 帳戶已改為綁定其他聯絡方式。如非本人操作，請立即聯絡客服。',
    },
    antiPhishing: '您的防釣魚碼：{code}',
    ignore: '如果這不是您本人的要求，請忽略此訊息。',
  },
}
