import type { MinerDay, MinerDetail, MinerIncome, MinerOrder, NetworkDays } from '@touchstone/app/mining/mining.queries'
import { type MachineTerms, outputOfOne } from '@touchstone/app/mining/output-figures'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { simulatedDay } from '@touchstone/domain/networks/simulated-network'
import { subsidyAt } from '@touchstone/domain/networks/networks'
import { dayMs, hourMs } from '@touchstone/domain/time'

const today = Math.floor(Date.now() / dayMs) * dayMs
const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10)
const timeOf = (atMs: number): string => `${dayOf(atMs)} 00:01:05`

const terms = {
  id: 'northforge-n200-30',
  kind: 'miner',
  network: 'bitcoin',
  coin: 'BTC',
  currency: 'USDT',
  rateKind: 'network',
  manufacturer: 'Northforge',
  model: 'N200',
  hashrate: '200',
  power: 3_500,
  size: '400 × 195 × 290 mm',
  weight: '16.1 kg',
  temperature: '5–40 °C',
  humidity: '10–90 %',
  price: '85',
  cycleDays: 30,
  hostingFee: '0.3',
  tariff: '0.05',
  outputMax: '0.0003',
  units: 2_000,
  left: 1_214,
  unitsMax: 100,
  levelLimit: 0,
  identityLevel: 0,
  passwordFrom: '1000',
  escrow: '18',
  owed: '3.2194',
  mostOwed: '18',
  state: 'on_sale',
} as const

/** A day of the simulated network, and what it brought to one machine at a price. */
function dayOfOne(machine: MachineTerms, ago: number, price: string): MinerDay {
  const figures = simulatedDay(today - ago * dayMs)
  const shown = {
    day: dayOf(figures.day),
    difficulty: printDecimal(figures.difficulty),
    reward: printDecimal(subsidyAt('bitcoin', figures.height) + figures.fees),
    price,
  }
  const { gross, costs, cut, net } = outputOfOne(machine, shown)
  return {
    ...shown,
    gross: printDecimal(gross),
    costs: printDecimal(costs),
    cut: printDecimal(cut),
    net: printDecimal(net),
  }
}

/** At these prices some days cost more than they mined. */
const prices = [68_953, 67_148, 64_402, 70_311, 61_230, 48_120, 44_050, 46_210, 59_900, 66_480]
const daysOf = (machine: MachineTerms): MinerDay[] =>
  Array.from({ length: 30 }, (_, index) => dayOfOne(machine, index + 1, `${prices[index % prices.length] ?? 0}.5`))
const days = daysOf(terms)

export const miner: MinerDetail = { ...terms, days, yesterday: days[0] ?? null }
const smallTerms = { ...terms, hashrate: '110', power: 2_400, outputMax: '0.0002' }
const small: MinerDetail = {
  ...miner,
  ...smallTerms,
  days: daysOf(smallTerms),
  yesterday: daysOf(smallTerms)[0] ?? null,
  id: 'northforge-n110-90',
  model: 'N110',
  price: '75',
  cycleDays: 90,
  left: 0,
  state: 'sold_out',
}
export const miners = [miner, small]
const losing = dayOfOne(terms, 1, '41250.5')
export const losingMiner: MinerDetail = { ...miner, days: [losing, ...days.slice(1)], yesterday: losing }
export const soldOutMiner: MinerDetail = { ...miner, left: 0, state: 'sold_out' }
export const uncoveredMiner: MinerDetail = { ...miner, escrow: '2.1', state: 'not_covered' }
export const closedMiner: MinerDetail = { ...miner, state: 'closed' }
export const silentMiner: MinerDetail = { ...miner, state: 'network_silent', days: [], yesterday: null }

export const networkDays: NetworkDays = {
  source: 'simulated',
  days: days.map(({ day }, index) => {
    const { height, blockHash, difficulty, fees } = simulatedDay(today - (index + 1) * dayMs)
    return {
      day,
      height,
      blockHash,
      difficulty: printDecimal(difficulty),
      subsidy: printDecimal(subsidyAt('bitcoin', height)),
      fees: printDecimal(fees),
      bookId: 9,
      sequence: 90 - index,
    }
  }),
}

export const notStartedOrder: MinerOrder = {
  id: '7-21',
  bookId: 7,
  sequence: 21,
  boughtSequence: 22,
  declined: null,
  productId: terms.id,
  kind: 'miner',
  network: 'bitcoin',
  coin: 'BTC',
  currency: 'USDT',
  state: 'not_started',
  units: 2,
  price: '85',
  amount: '170',
  hashrate: '200',
  power: 3_500,
  hostingFee: '0.3',
  tariff: '0.05',
  outputMax: '0.0003',
  cycleDays: 30,
  requestedTime: `${dayOf(today)} 08:10:04`,
  startDay: dayOf(today + dayMs),
  endDay: dayOf(today + 30 * dayMs),
  startsAtMs: today + dayMs,
  endsAtMs: today + 31 * dayMs,
  daysPaid: 0,
  idleDays: 0,
  paidIncome: '0',
  todayIncome: '0',
  worn: '0',
  remaining: '170',
  returned: '0',
  nextAtMs: today + 2 * dayMs,
  endedTime: null,
  cancelUntilAtMs: today + dayMs,
}
export const requestedOrder: MinerOrder = {
  ...notStartedOrder,
  state: 'requested',
  boughtSequence: null,
  startDay: null,
  endDay: null,
  startsAtMs: null,
  endsAtMs: null,
  nextAtMs: null,
  cancelUntilAtMs: null,
}
export const declinedOrder: MinerOrder = {
  ...requestedOrder,
  state: 'declined',
  declined: { reason: 'sold_out', left: '1' },
  returned: '170',
  remaining: '0',
  endedTime: `${dayOf(today)} 08:10:05`,
}
export const cancelledOrder: MinerOrder = {
  ...notStartedOrder,
  state: 'cancelled',
  returned: '170',
  remaining: '0',
  nextAtMs: null,
  endedTime: `${dayOf(today)} 08:15:00`,
  cancelUntilAtMs: null,
}

const counted = 12
const twice = (text: string): string => printDecimal(2n * BigInt(Math.round(Number(text) * 1e8)) * 10n ** 10n)
export const minerIncomes: MinerIncome[] = days.slice(0, counted).map((day, index) => ({
  ...day,
  gross: twice(day.gross),
  costs: twice(day.costs),
  net: twice(day.net),
  worn: '5.666666',
  bookId: 7,
  sequence: 80 - index,
  networkBook: 9,
  networkRow: 90 - index,
  time: timeOf(today - index * dayMs),
}))
const paid = printDecimal(
  minerIncomes.reduce((sum, { net }) => sum + BigInt(Math.round(Number(net) * 1e8)) * 10n ** 10n, 0n),
)
export const runningOrder: MinerOrder = {
  ...notStartedOrder,
  id: '7-4',
  sequence: 4,
  boughtSequence: 5,
  declined: null,
  state: 'running',
  requestedTime: timeOf(today - 13 * dayMs),
  startDay: dayOf(today - counted * dayMs),
  endDay: dayOf(today + 17 * dayMs),
  startsAtMs: today - counted * dayMs,
  endsAtMs: today + 18 * dayMs,
  daysPaid: counted,
  paidIncome: paid,
  worn: '68',
  remaining: '102',
  nextAtMs: Date.now() + 13 * hourMs,
  cancelUntilAtMs: null,
}
export const idleOrder: MinerOrder = { ...runningOrder, id: '7-5', idleDays: 4, todayIncome: '0' }
export const endedOrder: MinerOrder = {
  ...runningOrder,
  id: '7-3',
  state: 'ended',
  daysPaid: 30,
  worn: '170',
  remaining: '0',
  nextAtMs: null,
  endedTime: timeOf(today),
}
export const stoppedOrder: MinerOrder = {
  ...runningOrder,
  id: '7-2',
  state: 'stopped',
  idleDays: 10,
  remaining: '0',
  returned: '102',
  nextAtMs: null,
  endedTime: timeOf(today),
}

const pageOf = (records: unknown[]) => ({ records, total: records.length, size: 20, current: 1, pages: 1 })
export const minerOrders = pageOf([runningOrder, notStartedOrder])
export const endedMinerOrders = pageOf([endedOrder, stoppedOrder, cancelledOrder])
export const incomePage = { ...pageOf(minerIncomes), size: 100 }

const requested = {
  kind: 'miner_requested',
  order: { id: '7-21', product: terms.id, amount: '170', state: 'requested' },
}
/** What buying is answered with, while the order is in a state. */
export const boughtAs = (order: object): object => ({ bookId: 7, sequence: 21, outcome: requested, order })
