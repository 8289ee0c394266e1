import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '원장',
    group: {
      transfers: '이체',
      funds: '입출금',
      exchange: '환전',
      margin: '증거금·주문 동결',
      results: '손익',
      fees: '수수료',
      funding: '펀딩비',
      options: '옵션',
      demo: '모의 자금',
    },
    empty: '아직 내역이 없습니다',
    emptyText: '이 계정의 모든 자금 이동과 이후 잔고가 여기에 표시됩니다.',
    emptyFiltered: '조건에 맞는 내역이 없습니다',
    showAll: '전체 보기',
    balanceAfter: '이후 잔고',
    record: '기록 번호',
    reference: '참조 번호',
    copyReference: '참조 번호 복사',
    belonging: '관련 내역',
    receipt: '영수증 보기',
    fromDay: '시작일',
    toDay: '종료일',
    rangeBackwards: '종료일이 시작일보다 빠릅니다',
    export: 'CSV로 내보내기',
    exported_other: '{{count}}건을 내보냈습니다',
    exportedNewest: '최신 {{count}}건을 내보냈습니다. 나머지는 이전 날짜를 선택하세요.',
    nothingToExport: '내보낼 내역이 없습니다',
  },
  refusals: {
    amount_off_grid: '금액의 소수 자릿수가 너무 많습니다. 가장 가까운 금액은 {below} 및 {above}입니다.',
    amount_not_positive: '0보다 큰 값을 입력해 주세요.',
    amount_too_small: '최소 금액은 {minimum} USDT입니다.',
    amount_too_large: '최대 금액은 {maximum} USDT입니다.',
    balance_too_small: '잔액이 부족합니다. 현재 {available} {currency} 사용 가능합니다.',
    export_range_too_long: '기간은 최대 {days}일까지 선택할 수 있습니다.',
  },
}
