import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    repeated: { commitment: '여기서 다시 한 배분', draw: '여기서 다시 한 추첨' },
    repeating: '휴대폰이 목록을 계산하고 있어요…',
    listChecked: '여기서 확인한 목록',
    repeatedText: '휴대폰이 신청 {{people}}건의 {{lots}}랏 전부를 {{seconds}}초 만에 직접 계산했어요.',
    same: '같은 결과',
    different: '다른 결과',
    differentText: '휴대폰의 결과가 저희가 말한 것과 달라요. 이 페이지를 저장하고 문의해 주세요.',
    listOnly: '배분이 아직 정해지지 않아 목록만 비교했어요.',
    house: '저희가 말한 값',
    here: '휴대폰이 얻은 값',
    differing: {
      list: '목록의 루트',
      orders: '신청 건수',
      lotsApplied: '신청 랏',
      listed: '목록의 내 랏',
      part: '공통 비율',
      last: '남은 랏을 받은 마지막 사람',
      beacon: '라운드의 비콘',
      seed: '시드',
      lots: '추첨한 랏',
      tickets: '당첨 번호',
      lotsWon: '내가 받는 랏',
    },
    step: {
      round: '라운드 확정: {{round}}',
      roundText: '아무도 신청하기 전',
      list: '목록 마감',
      shared: '배분됨',
      partOf: '공통 비율: {{part}}',
      beacon: '라운드 공개',
      seed: '라운드와 목록으로 만든 시드',
      again: '한 번 더 추첨',
      againText_other: '아무도 결제하지 않은 {{number}}랏',
    },
    listRecord: '목록의 기록',
    decidedRecord: '배분의 기록',
    againRecord: '두 번째 추첨의 기록',
  },
}
