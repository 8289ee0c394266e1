import type { transfers as english } from '../en-us/transfers.ts'
import type { Texts } from '../texts.ts'

export const transfers: Texts<typeof english> = {
  title: '자금 이체',
  act: '이체하기',
  swap: '계정 바꾸기',
  enterAmount: '금액을 입력하세요',
  nothingAvailable: '사용 가능한 금액이 없습니다',
  tooMuch: '사용 가능 금액을 초과했습니다',
  confirmTitle: '이체 확인',
  leftAvailable: '이체 후 사용 가능',
  again: '다시 이체',
  doneTitle: '이체 완료',
}
