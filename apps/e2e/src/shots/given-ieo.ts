import { allot, lotsFor } from '@touchstone/domain/ieo-sales/allotment'
import { sandboxBeacon } from '@touchstone/domain/ieo-sales/beacon'
import { drawSeed, lastTicket, listRoot, lotsDrawn, lowestTicket } from '@touchstone/domain/ieo-sales/draw'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { dayMs, hourMs } from '@touchstone/domain/time'
import type { IeoOrder, IeoOutcome, IeoSale } from '@touchstone/app/ieo/ieo.queries'
import { someDraw, someDrawOrder, someIeoOrder, someSale } from '@touchstone/app/ieo/test-sale'

const now = Date.now()
const today = Math.floor(now / dayMs) * dayMs
const closesAtMs = today + 3 * dayMs
const closedAtMs = today
const listByAtMs = closesAtMs + 30 * dayMs
/** Of the sale that was called off: its token had to be listed until today began. */
const calledOffAtMs = today
const closedLongAgoMs = calledOffAtMs - 30 * dayMs
const timeOf = (atMs: number): string => new Date(atMs + 8 * hourMs).toISOString().slice(0, 19).replace('T', ' ')

const lumen: IeoSale = {
  ...someSale,
  openedAtMs: now - 20 * hourMs,
  closesAtMs,
  listByAtMs,
  lotsApplied: 3_412,
  part: '0.314071696344892221',
}
const arbor: IeoSale = {
  ...someDraw,
  openedAtMs: now - 20 * hourMs,
  closesAtMs,
  listByAtMs,
  drawAtMs: closesAtMs + 600_000,
  bookId: 6,
}

export const openSale = lumen
export const openDraw = arbor
export const announcedSale: IeoSale = {
  ...lumen,
  state: 'announced',
  openedAtMs: null,
  closesAtMs: null,
  listByAtMs: null,
  orders: 0,
  lotsApplied: 0,
  part: null,
  bookId: null,
  openedIn: null,
}

const list = Array.from({ length: 150 }, (_, index) => ({
  id: `${index + 6}-${12 + (index % 40)}`,
  lots: 3 + ((index * 37) % 50),
}))
const mine = { id: '7-13', lots: 40 }
const applied = list.map((each) => (each.id === mine.id ? mine : each))
const lotsApplied = applied.reduce((sum, { lots }) => sum + lots, 0)
const allotment = allot(applied, lumen.lots, lumen.cap)
const closedRecord = { bookId: 5, closedSequence: 91, closedTime: timeOf(closedAtMs + 4_000) }

export const givenSale: IeoSale = {
  ...lumen,
  state: 'given',
  openedAtMs: closedAtMs - 2 * dayMs - 9 * hourMs,
  closesAtMs: closedAtMs,
  listByAtMs: closedAtMs + 30 * dayMs,
  winningPrice: '0.1',
  orders: applied.length,
  lotsApplied,
  part: printDecimal(allotment.part),
  lotsGiven: 1_000,
}
export const listedSale: IeoSale = { ...givenSale, state: 'listed', listedAtMs: now - hourMs }
/** Nobody has listed it in time. */
export const calledOffSale: IeoSale = {
  ...givenSale,
  state: 'called_off',
  lotsGiven: 0,
  openedAtMs: closedLongAgoMs - 2 * dayMs - 9 * hourMs,
  closesAtMs: closedLongAgoMs,
  listByAtMs: calledOffAtMs,
  calledOffAtMs,
}
export const closedSale: IeoSale = { ...givenSale, state: 'allocating', lotsGiven: 0 }
export const givenOutcome: IeoOutcome = {
  ...closedRecord,
  root: listRoot(applied),
  list: applied,
  allotted: {
    part: printDecimal(allotment.part),
    last: allotment.last && { id: allotment.last.id, fraction: printDecimal(allotment.last.fraction) },
    sequence: 92,
    time: timeOf(closedAtMs + 6_000),
  },
  round: 0,
  draws: [],
}
export const calledOffOutcome: IeoOutcome = {
  ...givenOutcome,
  closedTime: timeOf(closedLongAgoMs + 4_000),
  allotted: givenOutcome.allotted && { ...givenOutcome.allotted, time: timeOf(closedLongAgoMs + 6_000) },
}
export const undecidedOutcome: IeoOutcome = { ...givenOutcome, allotted: null }
/** What the house says is not what comes out. */
export const otherOutcome: IeoOutcome = {
  ...givenOutcome,
  root: `4f1d${givenOutcome.root.slice(4)}`,
  allotted: givenOutcome.allotted && { ...givenOutcome.allotted, part: '0.25' },
}

const drawn = Array.from({ length: 40 }, (_, index) => ({ id: `${index + 6}-${20 + index}`, lots: 1 + (index % 5) }))
const myDraw = { id: '7-21', lots: 5 }
const inDraw = drawn.map((each) => (each.id === myDraw.id ? myDraw : each))
const drawRoot = listRoot(inDraw)
const round = arbor.round ?? 0
const beacon = sandboxBeacon(round)
const seed = drawSeed(beacon, drawRoot)
const upTo = lastTicket(inDraw, seed, { above: lowestTicket, lots: arbor.lots })
const lotsWon = lotsDrawn(myDraw, seed, { above: lowestTicket, upTo })

export const payingDraw: IeoSale = {
  ...arbor,
  state: 'paying',
  openedAtMs: closedAtMs - 4 * dayMs - 3 * hourMs,
  closesAtMs: closedAtMs,
  listByAtMs: closedAtMs + 30 * dayMs,
  drawAtMs: closedAtMs + 600_000,
  payUntilAtMs: now + 18 * hourMs,
  winningPrice: '0.05',
  orders: inDraw.length,
  lotsApplied: inDraw.reduce((sum, { lots }) => sum + lots, 0),
}
export const drawnOutcome: IeoOutcome = {
  ...closedRecord,
  bookId: 6,
  root: drawRoot,
  list: inDraw,
  allotted: null,
  round,
  draws: [
    {
      draw: 1,
      beacon,
      seed,
      lots: arbor.lots,
      above: lowestTicket,
      upTo,
      payUntilAtMs: now + 18 * hourMs,
      sequence: 93,
      time: timeOf(closedAtMs + 603_000),
    },
  ],
}

export const appliedOrder: IeoOrder = {
  ...someIeoOrder,
  id: '7-13',
  sequence: 13,
  lots: 150,
  setAside: '1500',
  requestedTime: timeOf(now - 3 * hourMs),
  closesAtMs,
  listByAtMs,
}
const won = lotsFor(mine, allotment, lumen.cap)
export const givenOrder: IeoOrder = {
  ...appliedOrder,
  state: 'completed',
  lots: mine.lots,
  setAside: '0',
  lotsWon: won,
  paid: String(won * 10),
  returned: String((mine.lots - won) * 10),
  tokens: String(won * 100),
  decidedSequence: 19,
  closesAtMs: closedAtMs,
  listByAtMs: closedAtMs + 30 * dayMs,
  requestedTime: timeOf(closedAtMs - dayMs),
}
export const listedOrder: IeoOrder = { ...givenOrder, state: 'listed', endedTime: timeOf(now - hourMs) }
export const refundedOrder: IeoOrder = {
  ...givenOrder,
  state: 'refunded',
  returned: String(mine.lots * 10),
  tokens: '0',
  requestedTime: timeOf(closedLongAgoMs - dayMs),
  closesAtMs: closedLongAgoMs,
  listByAtMs: calledOffAtMs,
  endedTime: timeOf(calledOffAtMs + 2_000),
}
export const drawOrder: IeoOrder = {
  ...someDrawOrder,
  id: myDraw.id,
  sequence: 21,
  lots: myDraw.lots,
  requestedTime: timeOf(now - 3 * hourMs),
  closesAtMs,
  listByAtMs,
}
const closed = {
  closesAtMs: closedAtMs,
  listByAtMs: closedAtMs + 30 * dayMs,
  requestedTime: timeOf(closedAtMs - dayMs),
}
export const wonOrder: IeoOrder = {
  ...drawOrder,
  state: 'won',
  lotsWon,
  setAside: String(lotsWon * 10),
  returned: String((myDraw.lots - lotsWon) * 10),
  toPay: String(lotsWon * 90),
  payUntilAtMs: now + 18 * hourMs,
  decidedSequence: 27,
  ...closed,
}
export const reserveOrder: IeoOrder = { ...drawOrder, ...closed, id: '7-22', state: 'reserve' }
const over = { ...closed, setAside: '0', returned: '50', endedTime: timeOf(now - hourMs) }
export const notWonOrder: IeoOrder = { ...drawOrder, ...over, id: '7-23', state: 'not_won' }
export const forfeitedOrder: IeoOrder = { ...wonOrder, ...over, id: '7-24', state: 'forfeited', toPay: '0' }
export const withdrawnOrder: IeoOrder = { ...drawOrder, ...over, id: '7-25', state: 'withdrawn' }

const pageOf = (records: unknown[]) => ({ records, total: records.length, size: 20, current: 1, pages: 1 })
export const ieoSales = [lumen, payingDraw]
export const ieoOrdersOf = (...orders: IeoOrder[]) => pageOf(orders)
export const everyIeoOrder = pageOf([
  wonOrder,
  appliedOrder,
  reserveOrder,
  { ...listedOrder, id: '7-14' },
  { ...refundedOrder, id: '7-15' },
  notWonOrder,
  forfeitedOrder,
  withdrawnOrder,
])

/** What applying and changing it are answered with. */
export const answerOf = (kind: 'ieo_applied' | 'ieo_changed', order: IeoOrder): object => ({
  bookId: 7,
  sequence: order.sequence,
  outcome: {
    kind,
    order: {
      id: order.id,
      product: order.productId,
      lots: order.lots,
      setAside: order.setAside,
      state: order.state,
    },
  },
  order,
})
