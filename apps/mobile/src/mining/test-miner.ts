import type { MinerDay, MinerDetail, MinerIncome, MinerOrder, NetworkDays } from '@touchstone/app/mining/mining.queries'

/** Days of this year are written without it. */
const year = new Date().getUTCFullYear()

/** Of a machine that mined 0.0000800 and cost 0.0000652: at 69,000 its power is 4.20 and its hosting 0.30. */
export const someDay: MinerDay = {
  day: `${year}-08-20`,
  difficulty: '160000000000000',
  reward: '3.18',
  price: '69000',
  gross: '0.00007996',
  costs: '0.00006522',
  cut: '0',
  net: '0.00001474',
}
export const losingDay: MinerDay = {
  ...someDay,
  day: `${year}-08-19`,
  price: '40000',
  costs: '0.0001125',
  net: '0',
}

export const someMiner: MinerDetail = {
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
  left: 40,
  unitsMax: 100,
  levelLimit: 0,
  identityLevel: 0,
  passwordFrom: '1000',
  escrow: '18',
  owed: '3.2194',
  mostOwed: '18',
  state: 'on_sale',
  yesterday: someDay,
  days: [someDay, losingDay],
}

export const someNetwork: NetworkDays = {
  source: 'simulated',
  days: [
    {
      day: someDay.day,
      height: 900_000,
      blockHash: 'a'.repeat(64),
      difficulty: someDay.difficulty,
      subsidy: '3.125',
      fees: '0.055',
      bookId: 9,
      sequence: 90,
    },
  ],
}

const startsAtMs = Date.UTC(2099, 11, 5)
export const someMinerOrder: MinerOrder = {
  id: '7-12',
  bookId: 7,
  sequence: 12,
  boughtSequence: 13,
  declined: null,
  productId: someMiner.id,
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
  requestedTime: `${year}-07-21 10:02:03`,
  startDay: '2099-12-05',
  endDay: '2100-01-03',
  startsAtMs,
  endsAtMs: Date.UTC(2100, 0, 4),
  daysPaid: 0,
  idleDays: 0,
  paidIncome: '0',
  todayIncome: '0',
  worn: '0',
  remaining: '170',
  returned: '0',
  nextAtMs: Date.UTC(2099, 11, 6),
  endedTime: null,
  cancelUntilAtMs: startsAtMs,
}

export const runningMinerOrder: MinerOrder = {
  ...someMinerOrder,
  state: 'running',
  startDay: `${year}-08-19`,
  endDay: `${year}-09-17`,
  startsAtMs: Date.UTC(year, 7, 19),
  endsAtMs: Date.UTC(year, 8, 18),
  daysPaid: 2,
  paidIncome: '0.00002948',
  todayIncome: '0.00002948',
  worn: '11.333333',
  remaining: '158.666667',
  cancelUntilAtMs: null,
}

const incomeOf = (day: MinerDay, sequence: number, gross: string, net: string): MinerIncome => ({
  ...day,
  gross,
  net,
  worn: '5.666666',
  bookId: 7,
  sequence,
  networkBook: 9,
  networkRow: 90,
  time: `${day.day} 00:01:05`,
})
export const someIncomes: MinerIncome[] = [
  incomeOf(someDay, 21, '0.00015993', '0.00002948'),
  incomeOf(losingDay, 20, '0.00015993', '0'),
]
