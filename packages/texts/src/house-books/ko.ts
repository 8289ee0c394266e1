import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    wrong_house_book: '이 내부 계정은 그런 용도가 아니에요.',
    no_sandbox_capital: '설정에서 금고에 가상 자금을 주지 않아요.',
    capital_too_small: '금고에 {available} {currency}만 있어요.',
    escrow_short: '풀이 전체 판매를 아직 보장하지 못해요. {missing} {currency}가 부족해요.',
    escrow_covers_orders: '{available} {currency}만 돌려받을 수 있어요. 나머지는 운용 중인 주문을 보장해요.',
  },
  entries: {
    capital_raised: '금고, 자본',
    capital_received: '금고, 외부에서 온 자본',
    capital_allotted: '금고, 풀로 보냄',
    capital_returned: '금고, 풀에서 돌아옴',
    pool_funded: '풀, 자금 투입',
    pool_gains_paid: '풀, 수익 지급',
    pool_losses_received: '풀, 손실 수취',
    pool_returned: '풀, 반환',
  },
}
