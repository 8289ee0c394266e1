import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    profileTitle: '프로필',
    guest: '게스트',
    help: '고객센터',
    leaveTitle: '로그아웃할까요?',
    leaveText: '포지션과 주문은 그대로 유지돼요.',
    leaveGuestText:
      '지금은 게스트예요. 비밀번호가 없으면 이 계정에 다시 들어올 수 없어요. 포지션과 주문은 그대로 유지돼요.',
    unbound: '연결 안 됨',
    country: '국가',
    since: '가입일',
    invitationCode: '초대 코드',
    invitationText: '이 코드로 가입한 친구가 나와 연결돼요.',
    identity: '본인 인증',
    leaveUnsavedText:
      '아직 계정을 저장하지 않았어요. 지금 로그아웃하면 이 기기에서 비밀번호가 지워져 다시 들어올 수 없어요.',
    groupMoney: '자금',
    groupTrading: '거래',
    groupAccount: '계정 및 보안',
    groupApp: '앱 및 도움말',
  },
  refusals: {
    contact_malformed: '올바른 이메일 주소나 전화번호가 아니에요.',
    country_unknown: '목록에서 국가를 선택하세요.',
    contact_taken: '이 연락처는 계정에 연결할 수 없어요.',
    contact_required: '먼저 이메일이나 휴대폰을 연결하세요. 그곳으로 인증번호를 보내 드려요.',
    contact_code_wrong: '현재 이메일이나 휴대폰으로 보낸 인증번호가 틀렸거나, 만료됐거나, 입력되지 않았어요.',
  },
  messages: {
    welcome: {
      title: 'Touchstone에 오신 것을 환영해요',
      text: '계정이 준비됐어요. 모의 자금이 든 모의 계정도 있으니 먼저 거기서 모두 해 보세요. 모든 가격과 결과에는 직접 확인할 수 있는 영수증이 있어요.',
    },
    contact_bound: {
      title: '연락처 연결됨',
      text: '{contact}을(를) 계정에 연결했어요. 이제 로그인하고 인증번호를 받을 수 있어요.',
    },
    contact_change_asked: {
      title: '새 연락처 연결 요청',
      text: '{countsAt}부터 {contact}을(를) 계정에 연결할 수 있어요. 본인이 아닌가요? 지금 “비밀번호를 잊으셨나요?”에서 새 비밀번호를 설정하세요. 그러면 요청이 취소돼요.',
    },
  },
}
