import type { DeliveryTexts } from '../delivery-kinds.ts'

export const japaneseDelivery: DeliveryTexts = {
  login_code: {
    subject: 'ログイン用の認証コード',
    text: '{code} は Touchstone のログイン用コードです。{minutes} 分間有効です。誰にも教えないでください。',
  },
  register_code: {
    subject: '登録用の認証コード',
    text: '{code} は Touchstone の登録用コードです。{minutes} 分間有効です。誰にも教えないでください。',
  },
  forgot_code: {
    subject: 'パスワード再設定用の認証コード',
    text: '{code} は Touchstone のパスワード再設定用コードです。{minutes} 分間有効です。誰にも教えないでください。',
  },
  bind_code: {
    subject: '連絡先登録用の認証コード',
    text: '{code} は Touchstone の連絡先登録用コードです。{minutes} 分間有効です。誰にも教えないでください。',
  },
  no_account: {
    subject: 'アカウントがありません',
    text: 'Touchstone の認証コードが請求されましたが、この連絡先のアカウントはありません。新規登録するか、別の連絡先でログインしてください。',
  },
  account_exists: {
    subject: 'アカウントは登録済みです',
    text: 'Touchstone への登録が申し込まれましたが、この連絡先のアカウントはすでにあります。ログインしてください。パスワードを忘れた場合は再設定できます。',
  },
  contact_taken: {
    subject: 'この連絡先は使用中です',
    text: 'この連絡先を Touchstone に登録しようとしましたが、すでに別のアカウントで使われています。そのアカウントでログインするか、別の連絡先を選んでください。',
  },
  password_changed: {
    subject: 'パスワードが変更されました',
    text: 'Touchstone アカウントのパスワードが変更されました。お心当たりがない場合は、すぐに「パスワードを忘れた場合」から再設定してください。',
  },
  contact_changed: {
    subject: '連絡先が変更されました',
    text: 'Touchstone アカウントの連絡先が、この連絡先から別のものに変更されました。お心当たりがない場合は、すぐにサポートへご連絡ください。',
  },
  second_factor_bound: {
    subject: '認証アプリが登録されました',
    text: 'Touchstone アカウントに認証アプリが登録されました。お心当たりがない場合は、すぐにサポートへご連絡ください。',
  },
  ignore: 'お心当たりがない場合は、このメッセージを無視してください。',
}
