import type { Offering } from '@touchstone/wire/console/console-offerings'

export const terms = {
  kind: 'ai_quant',
  rule: 'trend/1',
  dailyRateMin: '-0.03',
  dailyRateMax: '0.03',
  cycleDays: 7,
  amountMin: '10',
  amountMax: '50000',
  step: '1',
  purchaseLimit: 10,
  identityLevel: 0,
  exitFeeRate: '0.005',
} as const
const short: Offering = {
  product: 'trend-7',
  sells: 'amount',
  currency: 'USDT',
  terms,
  state: 'closed',
  capacity: '5000000',
  saleCapacity: '0',
  granted: '1000',
  left: '0',
  escrow: '1000000',
  owed: '210',
  mostOwed: '1050000',
  missing: '50000',
  returnable: '999790',
  orders: 3,
  canFreeze: true,
  frozen: null,
}
export const covered: Offering = { ...short, escrow: '1050000', missing: '0', returnable: '1049790' }
export const onSale: Offering = {
  ...covered,
  state: 'on_sale',
  saleCapacity: '5000000',
  left: '4999000',
  returnable: '0',
}
export const read = {
  treasury: [{ currency: 'USDT', amount: '99000000' }],
  offerings: [short],
  transit: [],
  transitSinceAtMs: null,
  nowAtMs: 1_790_000_000_000,
}
