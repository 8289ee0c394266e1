import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    strategyRequested: '전략 신청',
    strategyConfirmed: '전략 매수',
    strategyDeclined: '전략 주문 반환',
    strategyDeclined_sold_out: '남은 수량이 부족했습니다.',
    strategyDeclined_sale_closed: '판매가 종료되었습니다.',
    strategyCancelled: '전략 주문 취소',
    strategyLeaving: '중도 해지 신청',
    strategyExitDay: '마지막으로 계산되는 날',
    strategyGained: '전략 수익',
    strategyLost: '전략 손실',
    strategyStarts: '시작',
    strategyPrices: '사용한 가격',
    strategyBefore: '이날 이전',
    strategyDay: '일수',
    strategyLimited: '한도 적용',
    strategyCarry: '다음 날로 이월',
    poolMade: '풀 생성',
    poolGranted: '배정 승인',
    poolDeclined: '배정 거절',
    poolFreed: '배정 해제',
    poolSettled: '하루 정산',
    poolCapacity: '판매 한도',
    poolOwed: '최대 지급 의무',
    poolLeft: '남은 금액',
    poolOrders: '주문 수',
  },
}
