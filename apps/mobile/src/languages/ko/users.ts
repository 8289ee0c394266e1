import type { users as english } from '../en-us/users.ts'
import type { Texts } from '../texts.ts'

export const users: Texts<typeof english> = {
  profileTitle: '프로필',
  guest: '게스트',
  guestText: '게스트로 이용 중입니다. 이메일이나 전화를 추가하면 언제든 다시 들어올 수 있습니다.',
  guestAct: '추가하기',
  help: '고객 센터',
  leaveTitle: '로그아웃할까요?',
  leaveText: '포지션과 주문은 그대로 유지됩니다.',
  leaveGuestText: '게스트 계정은 비밀번호 없이는 다시 들어올 수 없습니다. 포지션과 주문은 그대로 유지됩니다.',
  unbound: '미등록',
  country: '국가',
  since: '가입일',
  invitationCode: '초대 코드',
  invitationText: '친구가 가입할 때 입력하면 연결됩니다.',
  identity: '신원',
  funds: '자금',
}
