import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    profileTitle: '프로필',
    guest: '게스트',
    help: '고객 센터',
    leaveTitle: '로그아웃할까요?',
    leaveText: '포지션과 주문은 그대로 유지됩니다.',
    leaveGuestText: '게스트 계정은 비밀번호 없이는 다시 들어올 수 없습니다. 포지션과 주문은 그대로 유지됩니다.',
    unbound: '연결 안 됨',
    country: '국가',
    since: '가입일',
    invitationCode: '초대 코드',
    invitationText: '친구가 가입할 때 입력하면 연결됩니다.',
    identity: '신원',
    leaveUnsavedText:
      '아직 계정을 저장하지 않았어요. 지금 로그아웃하면 이 기기에서 비밀번호가 지워져 다시 들어올 수 없어요.',
    groupMoney: '자금',
    groupTrading: '거래',
    groupAccount: '계정 및 보안',
    groupApp: '앱 및 도움말',
  },
  refusals: {
    contact_malformed: '이메일 주소 또는 전화번호 형식이 올바르지 않습니다.',
    country_unknown: '목록에서 국가 또는 지역을 선택해 주세요.',
    contact_taken: '이 연락처는 계정에 등록할 수 없습니다.',
    contact_required: '먼저 이메일 주소나 전화번호를 등록해 주세요. 인증 코드가 그곳으로 전송됩니다.',
    contact_code_wrong: '현재 이메일 주소나 전화번호로 보낸 코드가 틀렸거나 만료되었거나 입력되지 않았습니다.',
  },
  messages: {
    welcome: {
      title: 'Touchstone에 오신 것을 환영합니다',
      text: '계정이 준비되었습니다. 데모 계좌에는 연습용 자금이 있으니 먼저 그곳에서 마음껏 사용해 보세요. 모든 가격과 결과에는 직접 확인할 수 있는 증명서가 있습니다.',
    },
    contact_bound: {
      title: '연락처 등록됨',
      text: '{contact}이(가) 계정에 등록되었습니다. 로그인과 코드 수신에 사용할 수 있습니다.',
    },
    contact_change_asked: {
      title: '다른 연락처 등록이 요청됨',
      text: '{contact}이(가) 계정에 등록될 예정입니다. {countsAt}부터 가능합니다. 본인이 아니라면 지금 바로 비밀번호 찾기로 새 비밀번호를 설정하세요. 그러면 요청이 취소됩니다.',
    },
  },
}
