import { hashText } from '@touchstone/domain/ledger/hash'
import { decimal, larger, ONE, printDecimal } from '@touchstone/domain/money/decimal'
import { amountOf } from '@touchstone/domain/money/mul-div'
import { inputText } from '@touchstone/domain/strategy-rules/input-text'
import { ruleHash, ruleText, runStrategy } from '@touchstone/domain/strategy-rules/run-strategy'
import { dayMs, hourMs } from '@touchstone/domain/time'
import { changingResult } from './steps.ts'

const rule = 'trend/1'
export const today = Math.floor(Date.now() / dayMs) * dayMs
export const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10)
/** The last that was counted. */
export const shownDay = today - dayMs

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
const shownDayText = dayOf(shownDay)
const shownResult = printDecimal(runStrategy(input).rate)

export const strategyDay = { rule, day: shownDayText, result: shownResult, inputs, hash: hashText(inputs) }

const liveDays = 9

/** Three months that go up and down, the newest first; the newest of them is the one above. */
export const days = Array.from({ length: 90 }, (_, age) => {
  const result = age === 0 ? shownResult : (Math.sin(age * 1.7) * 0.014 + Math.cos(age / 5) * 0.006 - 0.001).toFixed(6)
  const number = Number(result)
  const limited = Math.max(-0.015, Math.min(0.015, number))
  return {
    day: dayOf(shownDay - age * dayMs),
    result,
    rate: limited === number ? result : limited.toFixed(6),
    cut: limited === number ? '0' : (number - limited).toFixed(6),
    isBacktest: age >= liveDays,
  }
})

/** What the days above came to, those of the backtest or the others, as the server sums them up. */
function figuresOf(isBacktest: boolean) {
  const those = days.filter((each) => each.isBacktest === isBacktest)
  const byRate = those.toSorted((one, other) => Number(one.rate) - Number(other.rate))
  const at = (place: number) => {
    const found = byRate.at(place)
    return found === undefined ? null : { day: found.day, rate: found.rate }
  }
  let [sum, top, deepest] = [0n, 0n, 0n]
  for (const { rate } of those.toReversed()) {
    sum += decimal(rate)
    top = larger(top, sum)
    deepest = larger(deepest, top - sum)
  }
  return {
    days: those.length,
    sum: printDecimal(sum),
    losingDays: those.filter(({ rate }) => rate.startsWith('-')).length,
    worst: at(0),
    best: at(-1),
    deepestDrop: printDecimal(-deepest),
  }
}

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
  history: { live: figuresOf(false), backtest: figuresOf(true) },
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
      backtest: { ...product.history.backtest, sum: '-0.0187', losingDays: 47 },
    },
  },
]

export const productDetail = { ...product, ruleText: ruleText(rule), days }
export const notCovered = { ...productDetail, state: 'not_covered', escrow: '90000' }
export const onlyBacktest = { ...productDetail, days: days.map((day) => ({ ...day, isBacktest: true })) }

export const startsAtMs = shownDay - 3 * dayMs

/** What the last four days made of this amount: a gain is paid out, a loss comes off it. */
function countedOf(amount: string) {
  let [remaining, paid] = [decimal(amount), 0n]
  const four = days.slice(0, 4).toReversed()
  const records = four.map(({ day, result, rate, cut }) => {
    const income = amountOf(remaining, decimal(rate), ONE, 6, 'down')
    paid += income
    if (income < 0n) remaining += income
    return { day, result, rate, cut, income: printDecimal(income), remaining: printDecimal(remaining) }
  })
  return { days: records.toReversed(), remaining: printDecimal(remaining), paidIncome: printDecimal(paid) }
}
const counted = countedOf('2000')

/** One that runs, with four days behind it. */
export const runningOrder = {
  id: '7-12',
  bookId: 7,
  sequence: 12,
  boughtSequence: 13,
  declined: null,
  productId: 'trend-7',
  kind: 'ai_quant',
  rule,
  currency: 'USDT',
  state: 'running',
  amount: '2000',
  remaining: counted.remaining,
  dailyRateMin: '-0.015',
  dailyRateMax: '0.015',
  cycleDays: 7,
  exitFeeRate: '0.005',
  requestedTime: `${dayOf(startsAtMs - dayMs)} 21:10:04`,
  startDay: dayOf(startsAtMs),
  endDay: dayOf(startsAtMs + 6 * dayMs),
  startsAtMs,
  endsAtMs: startsAtMs + 7 * dayMs,
  daysPaid: 4,
  pausedDays: 0,
  frozen: null,
  exitDay: null,
  paidIncome: counted.paidIncome,
  todayIncome: counted.days[0]?.income ?? '0',
  nextAtMs: today + dayMs,
  returned: '0',
  exitFee: '0',
  endedTime: null,
  cancelUntilAtMs: null,
  exitFromAtMs: startsAtMs + dayMs,
}

/** Of a hundred, as much as the form sends. */
export const requestedOrder = {
  ...runningOrder,
  state: 'requested',
  amount: '100',
  remaining: '100',
  requestedTime: `${dayOf(today)} 08:10:04`,
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
  declined: null,
  startDay: dayOf(today + dayMs),
  endDay: dayOf(today + 7 * dayMs),
  startsAtMs: today + dayMs,
  endsAtMs: today + 8 * dayMs,
  nextAtMs: today + 2 * dayMs,
  cancelUntilAtMs: today + dayMs,
  exitFromAtMs: today + 2 * dayMs,
}

export const declinedOrder = {
  ...requestedOrder,
  state: 'declined',
  declined: { reason: 'sold_out', left: '40' },
  remaining: '0',
  returned: '100',
  endedTime: `${dayOf(today)} 08:10:05`,
}
/** One whose product was frozen between asking and answering. */
export const frozenOutOrder = { ...declinedOrder, declined: { reason: 'product_frozen', left: '0' } }

/** One whose owner has asked to leave with the day that has begun. */
export const leavingOrder = {
  ...runningOrder,
  state: 'leaving',
  exitDay: dayOf(today),
  endDay: dayOf(today),
  endsAtMs: today + dayMs,
  exitFromAtMs: null,
}

const endedOrder = {
  ...runningOrder,
  id: '7-3',
  sequence: 3,
  boughtSequence: 4,
  declined: null,
  state: 'left',
  remaining: '0',
  paidIncome: '-12.4',
  returned: '482.575',
  exitFee: '2.425',
  amount: '500',
  daysPaid: 3,
  requestedTime: `${dayOf(today - 16 * dayMs)} 08:30:00`,
  startDay: dayOf(today - 15 * dayMs),
  startsAtMs: today - 15 * dayMs,
  exitDay: dayOf(today - 13 * dayMs),
  endDay: dayOf(today - 13 * dayMs),
  endsAtMs: today - 12 * dayMs,
  nextAtMs: null,
  exitFromAtMs: null,
  endedTime: `${dayOf(today - 12 * dayMs)} 08:01:04`,
}

export const pageOf = (records: unknown[]) => ({ records, total: records.length, size: 20, current: 1, pages: 1 })

export const orders = pageOf([runningOrder, { ...leavingOrder, id: '7-11' }, { ...notStartedOrder, id: '7-14' }])
export const endedOrders = pageOf([endedOrder])

export const incomes = pageOf(
  counted.days.map((each, age) => ({
    ...each,
    isFrozen: false,
    bookId: 7,
    sequence: 40 - age,
    time: `${dayOf(today - age * dayMs)} 08:00:03`,
  })),
)

/** Of the orders above that are open. */
export const orderStat = {
  invested: printDecimal(2n * decimal(counted.remaining) + decimal(notStartedOrder.amount)),
  totalIncome: printDecimal(2n * decimal(counted.paidIncome)),
  todayIncome: printDecimal(2n * decimal(runningOrder.todayIncome)),
  runningCount: 2,
}
const exitFee = amountOf(decimal(counted.remaining), decimal('0.005'), ONE, 6, 'up')
export const exitQuote = {
  remaining: counted.remaining,
  feeRate: '0.005',
  fee: printDecimal(exitFee),
  pays: printDecimal(decimal(counted.remaining) - exitFee),
  exitDay: dayOf(today),
  paidFromAtMs: today + dayMs,
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
