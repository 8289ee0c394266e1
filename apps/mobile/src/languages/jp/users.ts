import type { users as english } from '../en-us/users.ts'
import type { Texts } from '../texts.ts'

export const users: Texts<typeof english> = {
  profileTitle: 'プロフィール',
  guest: 'ゲスト',
  guestText: 'ゲストとして利用中です。メールか電話を登録すると、いつでも戻れます。',
  guestAct: '登録する',
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
  funds: '資金',
}
