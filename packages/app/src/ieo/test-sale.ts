import { allot, lotsFor } from '@touchstone/domain/ieo-sales/allotment'
import { sandboxBeacon } from '@touchstone/domain/ieo-sales/beacon'
import { drawSeed, lastTicket, listRoot, lotsDrawn, lowestTicket } from '@touchstone/domain/ieo-sales/draw'
import { printDecimal } from '@touchstone/domain/money/decimal'
import type { IeoOrder, IeoOutcome, IeoSale } from './ieo.queries.ts'

export const closesAtMs = Date.UTC(2099, 11, 5)
export const listByAtMs = Date.UTC(2100, 0, 4)

/** A sale by commitment that is open for long, three times applied for. */
export const someSale: IeoSale = {
  id: 'lumen',
  name: 'Lumen',
  format: 'commitment',
  token: 'LMN',
  currency: 'USDT',
  estimatedPrice: '0.1',
  winningPrice: null,
  lotPrice: '10',
  lotTokens: '100',
  lots: 1_000,
  cap: 60,
  depositRate: '1',
  supply: '1000000',
  shares: { sale: '0.1', ecosystem: '0.38', team: '0.22', investors: '0.18', house: '0.12' },
  paidBefore: { investors: '0.031', house: '0.031' },
  lockedDays: 180,
  paper: '/papers/lumen.txt',
  paperHash: 'b6e1a867c4f772d66916beb78fb7cb1f985fe6bc04967943ebda03160ab9c1e2',
  subscriptionDays: 2,
  listWithinDays: 30,
  levelLimit: 0,
  identityLevel: 0,
  passwordFrom: '1000',
  state: 'issuing',
  openedAtMs: Date.UTC(2099, 11, 2, 9),
  closesAtMs,
  round: null,
  drawAtMs: null,
  payUntilAtMs: null,
  listedAtMs: null,
  listByAtMs,
  calledOffAtMs: null,
  orders: 112,
  lotsApplied: 3_000,
  part: '0.333333333333333333',
  lotsGiven: 0,
  bookId: 5,
  openedIn: 3,
}

/** One whose lots are drawn. */
export const someDraw: IeoSale = {
  ...someSale,
  id: 'arbor',
  name: 'Arbor',
  format: 'draw',
  token: 'ABR',
  estimatedPrice: '0.05',
  lotPrice: '100',
  lotTokens: '2000',
  lots: 50,
  cap: 5,
  depositRate: '0.1',
  paper: '/papers/arbor.txt',
  paperHash: '9570cc790e0753daea092ca394cf8251ca3e572e2729f7582efc7810bb728a85',
  subscriptionDays: 4,
  round: 28_114_902,
  drawAtMs: closesAtMs + 600_000,
  orders: 40,
  lotsApplied: 120,
  part: null,
}

export const someIeoOrder: IeoOrder = {
  id: '7-12',
  bookId: 7,
  sequence: 12,
  decidedSequence: null,
  productId: 'lumen',
  name: 'Lumen',
  format: 'commitment',
  token: 'LMN',
  currency: 'USDT',
  state: 'applied',
  lots: 50,
  lotPrice: '10',
  lotTokens: '100',
  setAside: '500',
  lotsWon: 0,
  toPay: '0',
  payUntilAtMs: null,
  paid: '0',
  returned: '0',
  tokens: '0',
  requestedTime: '2099-12-02 18:02:03',
  closesAtMs,
  listByAtMs,
  endedTime: null,
}

export const someDrawOrder: IeoOrder = {
  ...someIeoOrder,
  productId: 'arbor',
  name: 'Arbor',
  format: 'draw',
  token: 'ABR',
  lots: 5,
  lotPrice: '100',
  lotTokens: '2000',
  setAside: '50',
}

/** Applications as a list has them; the second one is of the order `7-12`. */
export const applicationsOf = (people: number, lotsOf: (index: number) => number) =>
  Array.from({ length: people }, (_, index) => ({ id: `${index + 6}-12`, lots: lotsOf(index) }))

const time = '2099-12-05 08:00:05'
const closed = { bookId: 5, closedSequence: 9, closedTime: time, draws: [], allotted: null, round: 0 }

/** The outcome of a sale by commitment, with the sale as it is after it. */
export function allottedOf(sale: IeoSale, list: IeoOutcome['list']) {
  const { part, last } = allot(list, sale.lots, sale.cap)
  const allotted = {
    part: printDecimal(part),
    last: last === null ? null : { id: last.id, fraction: printDecimal(last.fraction) },
    sequence: 10,
    time,
  }
  const outcome: IeoOutcome = { ...closed, root: listRoot(list), list, allotted }
  const lotsWon = lotsFor({ ...someIeoOrder, lots: list[1]?.lots ?? 0 }, { part, last }, sale.cap)
  return { outcome, allotted, lotsWon, sale: closedSale(sale, list, printDecimal(part)) }
}

function closedSale(sale: IeoSale, list: IeoOutcome['list'], part: string | null): IeoSale {
  const lotsApplied = list.reduce((sum, { lots }) => sum + lots, 0)
  return { ...sale, state: part === null ? 'paying' : 'given', orders: list.length, lotsApplied, part }
}

/** The outcome of a draw, and of a second one for lots that nobody has paid. */
export function drawnOf(sale: IeoSale, list: IeoOutcome['list'], unpaid?: number) {
  const round = sale.round ?? 0
  const root = listRoot(list)
  const beacon = sandboxBeacon(round)
  const seed = drawSeed(beacon, root)
  const upTo = lastTicket(list, seed, { above: lowestTicket, lots: sale.lots })
  const first = { above: lowestTicket, upTo }
  const reserve = list.filter((each) => lotsDrawn(each, seed, first) === 0)
  const again = { above: upTo, upTo: lastTicket(reserve, seed, { above: upTo, lots: unpaid ?? 0 }) }
  const drawn = { beacon, seed, payUntilAtMs: closesAtMs + 86_400_000, time }
  const outcome: IeoOutcome = {
    ...closed,
    root,
    list,
    round,
    draws: [
      { ...drawn, draw: 1, lots: sale.lots, ...first, sequence: 11 },
      ...(unpaid === undefined ? [] : [{ ...drawn, draw: 2, lots: unpaid, ...again, sequence: 12 }]),
    ],
  }
  const won = (own: { id: string; lots: number }): number => {
    const lots = lotsDrawn(own, seed, first)
    return lots > 0 || unpaid === undefined ? lots : lotsDrawn(own, seed, again)
  }
  return { outcome, won, reserve, sale: closedSale(sale, list, null) }
}
