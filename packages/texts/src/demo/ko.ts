import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '모의 거래',
    bar: '가상 자금, 실제 규칙',
    headline: '가상 자금으로 모두 체험하세요',
    text: '한 번의 탭으로 시작, 이메일도 전화번호도 필요 없습니다. 모의 자금이라 잃을 것이 없습니다.',
    pricesTitle: '같은 가격',
    pricesText: '모든 주문은 실제 주문과 같은 시세로 체결됩니다.',
    rulesTitle: '같은 규칙',
    rulesText: '레버리지, 수수료, 펀딩, 청산이 실제 거래와 같습니다.',
    againTitle: '언제든 다시 시작',
    againText: '보유한 것이 없을 때 모의 자금을 초기화할 수 있습니다.',
    guestTitle: '나만의 게스트 계정',
    guestText: '계정 이름과 비밀번호를 받고, 나중에 이메일이나 전화를 등록할 수 있습니다.',
    begin: '모의 자금으로 시작',
    haveAccount: '이미 계정이 있어요',
    passwordTitle: '게스트 계정',
    passwordText: '비밀번호는 지금만 표시됩니다. 저장하지 않으면 다시 로그인할 수 없습니다.',
    passwordOnce: '먼저 비밀번호를 저장하세요. 다시 표시되지 않습니다.',
    passwordSaved: '저장했습니다',
    initialPassword: '초기 비밀번호',
    copyBoth: '모두 복사',
    resetTitle: '모의 계좌 초기화',
    resetText: '모의 잔고가 {{amount}} USDT로 돌아가고 다른 통화는 비워집니다. 내역은 남습니다.',
    resetAct: '초기화',
    resetDone: '모의 자금이 {{amount}} USDT로 초기화되었습니다',
    closeFirst: '아직 열려 있는 것이 있습니다. 먼저 종료하세요.',
    closeEverything: '모두 종료하고 주문 취소',
    openOptions: '진행 중인 옵션',
    seeOptions: '진행 중인 옵션 보기',
  },
  refusals: {
    already_granted: '데모 자금이 이미 지급되었습니다.',
    not_a_demo_book: '데모 계좌만 초기화할 수 있습니다.',
    something_open: '먼저 모든 포지션, 주문, 계약을 종료해 주세요.',
  },
  entries: {
    demo_grant: '모의 자금 지급',
    demo_return: '모의 자금 반환',
  },
  messageWords: {
    demo: '데모',
  },
}
