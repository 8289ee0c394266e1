import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '모의 거래',
    bar: '모의 자금, 실제 규칙',
    headline: '모의 자금으로 모두 체험하세요',
    text: '한 번만 누르면 시작. 이메일도 전화번호도 필요 없고, 한 푼도 잃지 않아요.',
    pricesTitle: '실시간 가격',
    pricesText: '주문은 실제 주문과 같은 가격에 체결돼요.',
    rulesTitle: '실제와 같은 규칙',
    rulesText: '레버리지, 수수료, 펀딩비, 청산이 실제 거래와 똑같아요.',
    againTitle: '언제든 다시 시작',
    againText: '모두 종료하고 초기화하면 모의 자금이 다시 채워져요.',
    guestTitle: '가입 불필요',
    guestText: '게스트로 거래하고, 마음에 들면 나중에 계정을 저장하세요.',
    begin: '모의 거래 시작',
    haveAccount: '이미 계정이 있어요',
    resetTitle: '모의 계정을 초기화할까요?',
    resetText: '모의 잔액이 {{amount}} USDT로 돌아가고 다른 통화는 비워져요. 내역은 남아요.',
    resetAct: '모의 계정 초기화',
    resetDone: '모의 자금이 다시 {{amount}} USDT가 됐어요',
    closeFirst: '먼저 모두 종료하세요.',
    closeEverything: '모두 종료하고 주문 취소',
    openOptions: '진행 중인 옵션',
    seeOptions: '진행 중인 옵션 보기',
    granted: '{{amount}} USDT 모의 자금이 지급됐어요',
  },
  refusals: {
    already_granted: '모의 자금을 이미 받았어요.',
    not_a_demo_book: '모의 계정만 초기화할 수 있어요.',
    something_open: '먼저 포지션, 주문, 옵션을 모두 종료하세요.',
  },
  entries: {
    demo_grant: '모의 자금 지급',
    demo_return: '모의 자금 반환',
  },
  messageWords: {
    demo: '모의',
  },
}
