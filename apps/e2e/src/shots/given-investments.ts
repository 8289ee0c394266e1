import { hashText } from '@touchstone/domain/ledger/hash'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { inputText } from '@touchstone/domain/strategy-rules/input-text'
import { ruleHash, ruleText, runStrategy } from '@touchstone/domain/strategy-rules/run-strategy'
import { dayMs, hourMs } from '@touchstone/domain/time'
import { changingResult } from './steps.ts'

const rule = 'trend/1'
export const shownDay = Date.UTC(2025, 11, 2)

/** A price that falls until the night, and then climbs in waves. */
const priceAt = (hour: number): string => (88_000 + 220 * Math.abs(hour - 22) + Math.sin(hour * 1.3) * 340).toFixed(1)

/** A day of hours, and the one before, which the rule can be run on. */
const input = {
  rule,
  day: shownDay,
  symbols: [
    {
      symbol: 'BTC/USDT',
      halfSpread: decimal('0.0001'),
      takerFee: decimal('0.0005'),
      hours: Array.from({ length: 48 }, (_, hour) => ({
        openAt: shownDay - dayMs + hour * hourMs,
        open: decimal(priceAt(hour)),
        close: decimal(priceAt(hour + 1)),
      })),
    },
  ],
} as const
const inputs = inputText(input)
const shownDayText = '2025-12-02'
const shownResult = printDecimal(runStrategy(input).rate)

export const strategyDay = { rule, day: shownDayText, result: shownResult, inputs, hash: hashText(inputs) }

const liveDays = 9

/** Three months that go up and down, the newest first; the newest of them is the one above. */
export const days = Array.from({ length: 90 }, (_, age) => {
  const result = age === 0 ? shownResult : (Math.sin(age * 1.7) * 0.014 + Math.cos(age / 5) * 0.006 - 0.001).toFixed(6)
  const number = Number(result)
  const limited = Math.max(-0.015, Math.min(0.015, number))
  return {
    day: new Date(shownDay - age * dayMs).toISOString().slice(0, 10),
    result,
    rate: limited === number ? result : limited.toFixed(6),
    cut: limited === number ? '0' : (number - limited).toFixed(6),
    isBacktest: age >= liveDays,
  }
})

export const product = {
  id: 'trend-7',
  kind: 'ai_quant',
  currency: 'USDT',
  rateKind: 'strategy',
  rule,
  ruleHash: ruleHash(rule),
  dailyRateMin: '-0.015',
  dailyRateMax: '0.015',
  cycleDays: 7,
  amountMin: '10',
  amountMax: '50000',
  step: '1',
  levelLimit: 0,
  identityLevel: 0,
  purchaseLimit: 10,
  exitFeeRate: '0.005',
  passwordFrom: '1000',
  capacity: '5000000',
  left: '3874210',
  escrow: '1050000',
  owed: '118207.95',
  mostOwed: '525000',
  state: 'on_sale',
  publishedAtMs: shownDay - 9 * dayMs,
  opensAtMs: null,
  frozen: null,
  history: {
    live: {
      days: liveDays,
      sum: '0.0112',
      losingDays: 4,
      worst: { day: '2025-11-27', rate: '-0.0148' },
      best: { day: '2025-11-30', rate: '0.015' },
      deepestDrop: '-0.0213',
    },
    backtest: {
      days: 90 - liveDays,
      sum: '0.0412',
      losingDays: 37,
      worst: { day: '2025-10-19', rate: '-0.015' },
      best: { day: '2025-11-12', rate: '0.015' },
      deepestDrop: '-0.0613',
    },
  },
}

export const products = [
  product,
  {
    ...product,
    id: 'reversion-14',
    rule: 'reversion/1',
    ruleHash: ruleHash('reversion/1'),
    cycleDays: 14,
    left: '0',
    state: 'sold_out',
    history: {
      live: { days: 0, sum: '0', losingDays: 0, worst: null, best: null, deepestDrop: '0' },
      backtest: { ...product.history.backtest, days: 90, sum: '-0.0187', losingDays: 47 },
    },
  },
]

export const productDetail = { ...product, ruleText: ruleText(rule), days }
export const notCovered = { ...productDetail, state: 'not_covered', escrow: '90000' }
export const onlyBacktest = { ...productDetail, days: days.map((day) => ({ ...day, isBacktest: true })) }

export const startsAtMs = shownDay - 3 * dayMs

/** One that runs, with four days behind it. */
export const runningOrder = {
  id: '7-12',
  bookId: 7,
  sequence: 12,
  boughtSequence: 13,
  productId: 'trend-7',
  kind: 'ai_quant',
  rule,
  currency: 'USDT',
  state: 'running',
  amount: '2000',
  remaining: '1961.4',
  dailyRateMin: '-0.015',
  dailyRateMax: '0.015',
  cycleDays: 7,
  exitFeeRate: '0.005',
  requestedTime: '2025-11-28 21:10:04',
  startDay: '2025-11-29',
  endDay: '2025-12-05',
  startsAtMs,
  endsAtMs: startsAtMs + 7 * dayMs,
  daysPaid: 4,
  pausedDays: 0,
  frozen: null,
  exitDay: null,
  paidIncome: '16.573',
  todayIncome: '21.08',
  nextAtMs: Date.now() + 13 * hourMs,
  returned: '0',
  exitFee: '0',
  endedTime: null,
  cancelUntilAtMs: null,
  exitFromAtMs: startsAtMs + dayMs,
}

export const requestedOrder = {
  ...runningOrder,
  state: 'requested',
  remaining: '2000',
  boughtSequence: null,
  startDay: null,
  endDay: null,
  startsAtMs: null,
  endsAtMs: null,
  daysPaid: 0,
  paidIncome: '0',
  todayIncome: '0',
  nextAtMs: null,
  exitFromAtMs: null,
}

export const notStartedOrder = {
  ...requestedOrder,
  state: 'not_started',
  boughtSequence: 13,
  startDay: '2025-12-03',
  endDay: '2025-12-09',
  startsAtMs: Date.now() + 9 * hourMs,
  endsAtMs: Date.now() + 9 * hourMs + 7 * dayMs,
  nextAtMs: Date.now() + 33 * hourMs,
  cancelUntilAtMs: Date.now() + 9 * hourMs,
  exitFromAtMs: Date.now() + 33 * hourMs,
}

export const declinedOrder = {
  ...requestedOrder,
  state: 'declined',
  returned: '2000',
  endedTime: '2025-11-28 21:10:05',
}

/** One whose owner has asked to leave with the day that has begun. */
export const leavingOrder = {
  ...runningOrder,
  state: 'leaving',
  exitDay: '2025-12-03',
  endDay: '2025-12-03',
  startsAtMs: runningOrder.nextAtMs - 5 * dayMs,
  endsAtMs: runningOrder.nextAtMs,
  exitFromAtMs: null,
}

const endedOrder = {
  ...runningOrder,
  id: '7-3',
  sequence: 3,
  boughtSequence: 4,
  state: 'left',
  remaining: '0',
  paidIncome: '-12.4',
  returned: '482.575',
  exitFee: '2.425',
  amount: '500',
  daysPaid: 3,
  exitDay: '2025-11-19',
  endDay: '2025-11-19',
  nextAtMs: null,
  exitFromAtMs: null,
  endedTime: '2025-11-20 00:01:04',
}

export const pageOf = (records: unknown[]) => ({ records, total: records.length, size: 20, current: 1, pages: 1 })

export const orders = pageOf([runningOrder, { ...leavingOrder, id: '7-11' }, { ...notStartedOrder, id: '7-14' }])
export const endedOrders = pageOf([endedOrder])

export const incomes = pageOf(
  ['21.08', '-24.9', '34.093', '-13.7'].map((income, age) => ({
    day: days[age]?.day,
    isFrozen: false,
    result: days[age]?.result,
    rate: days[age]?.rate,
    cut: days[age]?.cut,
    income,
    remaining: ['1961.4', '1986.3', '1986.3', '2000'][age],
    bookId: 7,
    sequence: 40 - age,
    time: '2025-12-02 00:00:03',
  })),
)

export const orderStat = { invested: '3961.4', totalIncome: '16.573', todayIncome: '21.08', runningCount: 1 }
export const exitQuote = {
  remaining: '1961.4',
  feeRate: '0.005',
  fee: '9.807',
  pays: '1951.593',
  exitDay: '2025-12-03',
  paidFromAtMs: shownDay + 2 * dayMs,
  isAtOnce: false,
}
const requested = {
  kind: 'strategy_requested',
  order: { id: '7-12', product: 'trend-7', amount: '100', state: 'requested' },
}

/** What buying is answered with, while the order is in a state. */
export const boughtAs = (order: object): object => ({ bookId: 7, sequence: 12, outcome: requested, order })

/** The risk warning was acknowledged before. */
export const riskRead = changingResult<object>('protection', (result) => ({
  ...result,
  riskAcknowledgedAtMs: 1_764_000_000_000,
}))
