import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    profileTitle: 'プロフィール',
    guest: 'ゲスト',
    help: 'ヘルプセンター',
    leaveTitle: 'ログアウトしますか？',
    leaveText: 'ポジションと注文はそのまま残ります。',
    leaveGuestText: 'ゲストのため、パスワードがないとこのアカウントに戻れません。ポジションと注文はそのまま残ります。',
    unbound: '未登録',
    country: '国・地域',
    since: '登録日',
    invitationCode: '招待コード',
    invitationText: '友だちが登録時に入力すると、あなたに紐づきます。',
    identity: '本人確認',
    leaveUnsavedText:
      'このアカウントはまだ保存されていません。いまサインアウトすると、パスワードがこの端末から消え、戻れなくなります。',
    groupMoney: '資金',
    groupTrading: '取引',
    groupAccount: 'アカウントとセキュリティ',
    groupApp: 'アプリとヘルプ',
  },
  refusals: {
    contact_malformed: 'メールアドレスまたは電話番号の形式が正しくありません。',
    country_unknown: '一覧から国または地域を選んでください。',
    contact_taken: 'この連絡先はアカウントに登録できません。',
    contact_required: '先にメールアドレスまたは電話番号を登録してください。認証コードの送信先になります。',
    contact_code_wrong:
      '現在のメールアドレスまたは電話番号に送られたコードが正しくないか、期限切れか、入力されていません。',
  },
  messages: {
    welcome: {
      title: 'Touchstone へようこそ',
      text: 'アカウントの準備ができました。デモ口座には練習用の資金があります。まずはそこで自由にお試しください。すべての価格と結果には、ご自身で確認できる証明書が付いています。',
    },
    contact_bound: {
      title: '連絡先を登録しました',
      text: '{contact} をアカウントに登録しました。ログインとコードの受信に使えます。',
    },
    contact_change_asked: {
      title: '連絡先の変更が申請されました',
      text: '{contact} がアカウントに登録される予定です。{countsAt} から登録できます。お心当たりがない場合は、すぐに「パスワードを忘れた」から新しいパスワードを設定してください。申請は取り消されます。',
    },
  },
}
