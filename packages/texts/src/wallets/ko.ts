import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '자산',
    total: '총 자산',
    displayCurrency: '표시 통화',
    unrated: '지금은 {{chosen}} 환율이 없어 {{shown}}로 표시해요',
    actions: '메뉴',
    deposit: '입금',
    withdraw: '출금',
    transfer: '이체',
    exchange: '환전',
    ledger: '내역',
    accounts: '계정',
    account: {
      balance: '잔액 계정',
      contract: '계약 계정',
      margin: '포지션 증거금',
      frozen: '동결',
      invested: '투자 중',
      pledged: '담보 중',
    },
    accountText: {
      balance: '환전과 이체용',
      contract: '거래에 쓸 수 있음',
      margin: '격리 포지션에 묶임',
      frozen: '주문·투자금·출금에 묶임',
      invested: '구매한 상품',
      pledged: '대출 담보',
    },
    openProfit: '평가손익',
    allocation: '자산 구성',
    others: '기타',
    holdings: '보유 통화',
    profitByDay: '일별 손익 (USDT)',
    dayEnds: '하루는 00:00 UTC에 마감돼요. 입출금은 손익에 포함되지 않아요.',
    emptyTitle: '아직 아무것도 없어요',
    emptyReal: '이 계정에는 자금이 없어요. 가격과 규칙이 같은 모의 거래를 먼저 해 보세요.',
    emptyDemo: '모의 계정이 비어 있어요. 모의 거래에서 초기화할 수 있어요.',
    showDemo: '모의 계정 보기',
  },
  refusals: {
    currency_unknown: '{currency} 통화는 지원하지 않아요.',
    rate_missing: '지금은 {currency} 환율이 없어요.',
  },
}
