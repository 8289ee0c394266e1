import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '자금 이체',
    act: '이체하기',
    swap: '계정 바꾸기',
    enterAmount: '금액을 입력하세요',
    nothingAvailable: '이체할 금액이 없어요',
    tooMuch: '사용 가능 금액보다 많아요',
    confirmTitle: '이체 확인',
    leftAvailable: '이체 후 사용 가능',
    again: '새 이체',
    doneTitle: '이체 완료',
  },
  refusals: {
    accounts_equal: '서로 다른 두 계정을 선택하세요.',
    currency_not_margined: '{currency}는 계약 계정으로 이체할 수 없어요.',
  },
  entries: {
    transfer: '자금 이체',
  },
}
