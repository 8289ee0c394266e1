import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '메시지',
    categories: '분류',
    category: {
      system: '시스템',
      task: '미션',
      transaction: '거래',
    },
    unread: '읽지 않음:',
    markAllRead: '모두 읽음으로 표시',
    allRead: '모두 읽음으로 표시했어요',
    empty: '아직 메시지가 없어요',
    emptyText: '로그인, 체결, 결과를 여기에서 볼 수 있어요.',
    emptyCategory: '아직 아무것도 없어요',
    emptyOf: {
      system: '계정과 보안 소식을 여기에서 볼 수 있어요.',
      task: '미션과 보상을 여기에서 볼 수 있어요.',
      transaction: '체결, 마진콜, 결과를 여기에서 볼 수 있어요.',
    },
    showAll: '전체 메시지 보기',
    toMarkets: '종목 둘러보기',
    receipt: '영수증 보기',
    lead: {
      identity: '인증 상태 보기',
      deposit: '입금 보기',
      withdrawal: '출금 보기',
      accounts: '출금 계좌 확인',
      withdrawals: '출금으로 이동',
      investment: '투자 열기',
      bond: '채권 열기',
      miner: '채굴 열기',
      ieo: '토큰 판매 열기',
      market: '{{symbol}} 열기',
      devices: '로그인 기기 보기',
      security: '보안 확인',
      demo: '모의 거래 시작',
    },
  },
  refusals: {
    message_not_found: '이 메시지는 없어졌어요.',
  },
}
