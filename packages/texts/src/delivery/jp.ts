import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  mails: {
    login_code: {
      subject: 'ログイン用の認証コード',
      text: 'Touchstone のログイン用コードは {code} です。{minutes} 分間有効です。誰にも教えないでください。',
    },
    register_code: {
      subject: '登録用の認証コード',
      text: 'Touchstone の登録用コードは {code} です。{minutes} 分間有効です。誰にも教えないでください。',
    },
    forgot_code: {
      subject: 'パスワード再設定用の認証コード',
      text: 'Touchstone のパスワード再設定用コードは {code} です。{minutes} 分間有効です。誰にも教えないでください。',
    },
    bind_code: {
      subject: '連絡先登録用の認証コード',
      text: 'Touchstone の連絡先登録用コードは {code} です。{minutes} 分間有効です。誰にも教えないでください。',
    },
    funds_code: {
      subject: '資金設定変更の確認コード',
      text: 'Touchstone の出金先または出金パスワードの変更用コードは {code} です。{minutes} 分間有効です。誰にも教えないでください。',
    },
    account_code: {
      subject: 'ログイン設定変更の確認コード',
      text: 'Touchstone で認証アプリをオンにするか、別の連絡先を登録するためのコードは {code} です。{minutes} 分間有効です。誰にも教えないでください。',
    },
    no_account: {
      subject: 'アカウントがありません',
      text: 'Touchstone のコードが請求されましたが、この連絡先のアカウントはありません。アカウントを作成するか、別の連絡先でログインしてください。',
    },
    account_exists: {
      subject: 'アカウントは登録済みです',
      text: 'Touchstone のアカウントを作成しようとしましたが、この連絡先はすでに使われています。そのままログインしてください。パスワードをお忘れの場合は、再設定できます。',
    },
    contact_taken: {
      subject: 'この連絡先は使用中です',
      text: 'この連絡先を Touchstone に登録しようとしましたが、すでに別のアカウントで使われています。そのアカウントでログインするか、別の連絡先をお使いください。',
    },
    contact_changed: {
      subject: '連絡先が変更されました',
      text: 'Touchstone アカウントの連絡先が、この連絡先から別のものに変わりました。お心当たりがない場合は、今すぐサポートにご連絡ください。',
    },
    antiPhishing: 'フィッシング対策コード：{code}',
    ignore: 'お心当たりがない場合は、このメッセージを無視してください。',
  },
}
