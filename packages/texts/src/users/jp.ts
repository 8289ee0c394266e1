import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    profileTitle: 'プロフィール',
    guest: 'ゲスト',
    help: 'ヘルプセンター',
    leaveTitle: 'ログアウトしますか？',
    leaveText: 'ポジションと注文はそのまま残ります。',
    leaveGuestText:
      'ゲストとして利用中です。パスワードがないと、このアカウントに戻れません。ポジションと注文はそのまま残ります。',
    unbound: '未登録',
    country: '国・地域',
    since: '登録日',
    invitationCode: '招待コード',
    invitationText: 'このコードで登録した友だちは、お客様に紐づけられます。',
    identity: '本人確認',
    leaveUnsavedText:
      'このアカウントはまだ保存されていません。今ログアウトすると、この端末からパスワードが消え、戻れなくなります。',
    groupMoney: '資金',
    groupTrading: '取引',
    groupAccount: 'アカウントとセキュリティ',
    groupApp: 'アプリとヘルプ',
  },
  refusals: {
    contact_malformed: 'メールアドレスまたは電話番号が正しくありません。',
    country_unknown: '一覧から国・地域を選んでください。',
    contact_taken: 'この連絡先は、お客様のアカウントに登録できません。',
    contact_required: '先にメールか電話番号を登録してください。そこにコードをお送りします。',
    contact_code_wrong: '現在のメールまたは電話番号に送ったコードが違うか、期限切れか、入力されていません。',
  },
  messages: {
    welcome: {
      title: 'Touchstone へようこそ',
      text: 'アカウントの準備ができました。デモ口座にはデモ資金がたっぷりあります。まずはそこで何でもお試しください。すべての価格と結果に、自分で検証できるレシートが付いています。',
    },
    contact_bound: {
      title: '連絡先を登録しました',
      text: '{contact} をアカウントに登録しました。ログインとコードの受信に使えます。',
    },
    contact_change_asked: {
      title: '新しい連絡先の登録が申請されました',
      text: '{countsAt} から {contact} をアカウントに登録できるようになります。お心当たりがない場合は、今すぐ「パスワードをお忘れですか？」から新しいパスワードを設定してください。申請は取り消されます。',
    },
  },
}
