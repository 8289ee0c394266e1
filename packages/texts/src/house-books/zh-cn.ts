import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    wrong_house_book: '该内部账户不用于此用途。',
    no_sandbox_capital: '设置中未给金库模拟资金。',
    capital_too_small: '金库仅有 {available} {currency}。',
    escrow_short: '资金池尚未覆盖全部销售：还差 {missing} {currency}。',
    escrow_covers_orders: '仅可退回 {available} {currency}，其余用于覆盖运行中的订单。',
  },
  entries: {
    capital_raised: '金库，资本',
    capital_received: '金库，外来资本',
    capital_allotted: '金库，拨入资金池',
    capital_returned: '金库，资金池退回',
    pool_funded: '资金池，注资',
    pool_gains_paid: '资金池，支付盈利',
    pool_losses_received: '资金池，收取亏损',
    pool_returned: '资金池，退回',
  },
}
