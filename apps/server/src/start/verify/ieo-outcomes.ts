import { allot, lotsFor } from '@touchstone/domain/ieo-sales/allotment'
import { roundOfClose, sandboxBeacon } from '@touchstone/domain/ieo-sales/beacon'
import { drawSeed, lastTicket, listRoot, lotsDrawn, lowestTicket } from '@touchstone/domain/ieo-sales/draw'
import { printDecimal } from '@touchstone/domain/money/decimal'
import type { OrderHistory, Said, SaleHistory } from './ieo-history.ts'

type Differs = (sentence: string) => void
type Orders = readonly OrderHistory[]

/** Whether the list that a sale closed with is that of all applications, and no round draws it that was out by then. */
export function compareList({ rows: { opened, closed } }: SaleHistory, all: Orders, differs: Differs): void {
  if (closed === undefined) return
  const list = all.map(({ order }) => order)
  const lots = list.reduce((sum, order) => sum + order.lots, 0)
  const { orders, lotsApplied, root } = closed.reply
  if (orders !== list.length || lotsApplied !== lots)
    differs(
      `${closed.place} closes with ${orders} applications for ${lotsApplied} lots, but there are ${list.length} for ${lots}`,
    )
  if (root !== listRoot(list)) differs(`${closed.place} has another root than the list of all applications`)
  const isDrawn = opened?.reply.format === 'draw'
  if (isDrawn && closed.reply.round !== roundOfClose(opened.reply.round, closed.at))
    differs(`${closed.place} names another round than follows from when it closed`)
}

/** Whether everybody gets the same part, and what each order got is what follows from it. */
export function compareParts({ rows: { opened, allotted } }: SaleHistory, all: Orders, differs: Differs): void {
  for (const { order, given } of all)
    if (given !== undefined && given.decidedIn !== allotted?.sequence)
      differs(`order ${order.id} was given its part by row ${given.decidedIn}, which says none`)
  if (allotted === undefined || opened === undefined) return
  const { part, last, cap } = allotted.reply
  const list = all.map(({ order: { id, lots } }) => ({ id, lots }))
  const expected = allot(list, opened.reply.lots, cap)
  const isSame = part === expected.part && last?.id === expected.last?.id && last?.fraction === expected.last?.fraction
  if (!isSame)
    differs(`${allotted.place} gives a part of ${printDecimal(part)}, but ${printDecimal(expected.part)} follows`)
  for (const { order, given } of all) {
    const lots = lotsFor(order, { part, last }, cap)
    if (given !== undefined && given.order.lotsWon !== lots)
      differs(`order ${order.id} got ${given.order.lotsWon} lots, but its part is ${lots}`)
  }
}

/** Whether both draws are what the beacon and the list lead to, and each order won what its tickets say. */
export function compareDraws({ rows }: SaleHistory, all: Orders, differs: Differs): void {
  const { opened, closed, firstDraw, secondDraw } = rows
  if (opened === undefined || closed === undefined) return
  const seed = drawSeed(sandboxBeacon(closed.reply.round), closed.reply.root)
  const ofFirst = { seed, among: all, above: lowestTicket, lots: opened.reply.lots }
  compareDraw(firstDraw, 1, ofFirst, all, differs)
  if (firstDraw === undefined || secondDraw === undefined) return
  const inReserve = all.filter(({ awarded }) => awarded[1]?.order.state === 'reserve')
  const lost = all.filter(({ order, awarded }) => order.state === 'forfeited' && awarded[1]?.order.state === 'won')
  const lots = lost.reduce((sum, { order }) => sum + order.lotsWon, 0)
  compareDraw(secondDraw, 2, { seed, among: inReserve, above: firstDraw.reply.upTo, lots }, all, differs)
}

type Tickets = { seed: string; among: Orders; above: string; lots: number }

function compareDraw(
  row: Said<'ieo_drawn'> | undefined,
  draw: 1 | 2,
  { seed, among, above, lots }: Tickets,
  all: Orders,
  differs: Differs,
): void {
  for (const { order, awarded } of all) {
    const told = awarded[draw]
    if (told !== undefined && told.decidedIn !== row?.sequence)
      differs(`order ${order.id} was told of draw ${draw} by row ${told.decidedIn}, which is none`)
  }
  if (row === undefined) return
  const { place, reply } = row
  if (reply.seed !== seed) differs(`${place} draws by another seed than that of its round and its list`)
  if (reply.lots !== lots) differs(`${place} draws ${reply.lots} lots, but there are ${lots} to draw`)
  const upTo = lastTicket(
    among.map(({ order }) => order),
    seed,
    { above, lots },
  )
  if (reply.above !== above || reply.upTo !== upTo) differs(`${place} draws other tickets than follow`)
  for (const { order, awarded } of among) {
    const told = awarded[draw]
    const won = lotsDrawn(order, seed, { above: reply.above, upTo: reply.upTo })
    if (told !== undefined && told.order.lotsWon !== won)
      differs(`order ${order.id} won ${told.order.lotsWon} lots in draw ${draw}, but its tickets say ${won}`)
  }
}
