import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  mails: {
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
    funds_code: {
      subject: '資金設定変更の確認コード',
      text: '{code} は Touchstone の出金先または出金パスワードの変更用コードです。{minutes} 分間有効です。誰にも教えないでください。',
    },
    account_code: {
      subject: '変更の確認コード',
      text: '{code} は Touchstone の認証アプリの有効化または連絡先の変更用コードです。{minutes} 分間有効です。誰にも教えないでください。',
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
    contact_changed: {
      subject: '連絡先が変更されました',
      text: 'Touchstone アカウントの連絡先が、この連絡先から別のものに変更されました。お心当たりがない場合は、すぐにサポートへご連絡ください。',
    },
    antiPhishing: 'フィッシング対策コード：{code}',
    ignore: 'お心当たりがない場合は、このメッセージを無視してください。',
  },
}
