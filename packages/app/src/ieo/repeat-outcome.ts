import { type Allotment, allot, lotsFor } from '@touchstone/domain/ieo-sales/allotment'
import { sandboxBeacon } from '@touchstone/domain/ieo-sales/beacon'
import { drawSeed, lastTicket, listRoot, lotsDrawn, lowestTicket, ticketOf } from '@touchstone/domain/ieo-sales/draw'
import { parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { IeoDraw, IeoOrder, IeoOutcome, IeoSale } from './ieo.queries.ts'

type Applied = IeoOutcome['list'][number]

export type ToRepeat = {
  sale: Pick<IeoSale, 'format' | 'lots' | 'cap' | 'orders' | 'lotsApplied'>
  outcome: IeoOutcome
  /** One's own application; null of somebody who has none. */
  mine: Pick<IeoOrder, 'id' | 'lots' | 'lotsWon' | 'state'> | null
}

/** `list`: its root. `listed`: one's own lots on it. `lotsWon`: what one's own application got. */
export type Differing =
  | 'list'
  | 'orders'
  | 'lotsApplied'
  | 'listed'
  | 'part'
  | 'last'
  | 'beacon'
  | 'seed'
  | 'lots'
  | 'tickets'
  | 'lotsWon'

/** What the house says, and what came out here. */
export type Difference = { what: Differing; house: string; here: string }

/** One's own lot of a draw: at which place its ticket is among all, and whether it has won. */
export type OwnLot = { lot: number; place: number; hasWon: boolean }

export type Repetition = {
  is: 'same' | 'different'
  differences: Difference[]
  /** Whether who gets what is decided: before that the list alone can be compared. */
  isDecided: boolean
  applications: number
  lots: number
  root: string
  seed: string | null
  /** What one's own application gets by this; null of somebody who has none. */
  lotsWon: number | null
  ownLots: OwnLot[]
}

/** How many of one's own lots are shown with their places. */
const shownLots = 100

/** Does again what the house did: from the list of all applications to what each gets. */
export function repeatOutcome({ sale, outcome, mine }: ToRepeat): Repetition {
  const { list } = outcome
  const root = listRoot(list)
  const lots = list.reduce((sum, each) => sum + each.lots, 0)
  const own = mine === null || mine.state === 'withdrawn' ? null : mine
  const found = own === null ? undefined : list.find(({ id }) => id === own.id)
  const result = sale.format === 'draw' ? drawAgain(sale, outcome, root, own) : allotAgain(sale, outcome, own)
  const differences = [
    ...differing('list', outcome.root, root),
    ...differing('orders', sale.orders, list.length),
    ...differing('lotsApplied', sale.lotsApplied, lots),
    ...(own === null ? [] : differing('listed', found?.lots ?? 0, own.lots)),
    ...result.differences,
    ...(own === null || result.told === null ? [] : differing('lotsWon', own.lotsWon, result.told)),
  ]
  return {
    is: differences.length === 0 ? 'same' : 'different',
    differences,
    isDecided: result.isDecided,
    applications: list.length,
    lots,
    root,
    seed: result.seed,
    lotsWon: result.lotsWon,
    ownLots: result.ownLots,
  }
}

function differing(what: Differing, house: string | number, here: string | number): Difference[] {
  return house === here ? [] : [{ what, house: String(house), here: String(here) }]
}

type Own = NonNullable<ToRepeat['mine']>
type Result = Pick<Repetition, 'differences' | 'isDecided' | 'seed' | 'lotsWon' | 'ownLots'> & {
  /** How many lots one's own application must show as won by now; null before its row is written. */
  told: number | null
}
const undecided: Result = {
  differences: [],
  isDecided: false,
  seed: null,
  lotsWon: null,
  ownLots: [],
  told: null,
}

/** Everybody's part of a commitment. */
function allotAgain({ lots, cap }: ToRepeat['sale'], { list, allotted }: IeoOutcome, own: Own | null): Result {
  if (allotted === null) return undecided
  const allotment = allot(list, lots, cap)
  const lotsWon = own === null ? null : lotsFor(own, allotment, cap)
  return {
    ...undecided,
    isDecided: true,
    differences: [
      ...differing('part', printDecimal(parseDecimal(allotted.part) ?? -1n), printDecimal(allotment.part)),
      ...differing('last', lastText(housesLast(allotted.last)), lastText(allotment.last)),
    ],
    lotsWon,
    told: own?.state === 'applied' ? null : lotsWon,
  }
}

const housesLast = (last: NonNullable<IeoOutcome['allotted']>['last']): Allotment['last'] =>
  last === null ? null : { id: last.id, fraction: parseDecimal(last.fraction) ?? -1n }

const lastText = (last: Allotment['last']): string =>
  last === null ? '—' : `${last.id} · ${printDecimal(last.fraction)}`

/** Every ticket of a draw, and of a second one among those who have won nothing. */
function drawAgain(sale: ToRepeat['sale'], { list, draws, round }: IeoOutcome, root: string, own: Own | null): Result {
  const [first, second] = draws
  if (first === undefined) return undecided
  const beacon = sandboxBeacon(round)
  const seed = drawSeed(beacon, root)
  const upTo = lastTicket(list, seed, { above: lowestTicket, lots: sale.lots })
  const won = { above: lowestTicket, upTo }
  const mine = own === null ? null : lotsDrawn(own, seed, won)
  const again = second === undefined ? null : drawnOnceMore(list, seed, won, second)
  const lotsWon = own === null ? null : mine === 0 && again !== null ? lotsDrawn(own, seed, again.won) : mine
  return {
    isDecided: true,
    seed,
    differences: [
      ...draws.flatMap((draw) => [...differing('beacon', draw.beacon, beacon), ...differing('seed', draw.seed, seed)]),
      ...differing('lots', first.lots, sale.lots),
      ...differing('tickets', `${first.above} … ${first.upTo}`, `${lowestTicket} … ${upTo}`),
      ...(again?.differences ?? []),
    ],
    lotsWon,
    // An order in reserve learns of the second draw a moment later.
    told: own?.state === 'applied' ? null : own?.state === 'reserve' ? mine : lotsWon,
    ownLots: own === null ? [] : placesOf(own, list, seed, again === null || mine !== 0 ? won : again.won),
  }
}

type Won = { above: string; upTo: string }

/** How many lots nobody has paid is the house's word: the applications alone do not say it. */
function drawnOnceMore(list: readonly Applied[], seed: string, first: Won, { lots, above, upTo }: IeoDraw) {
  const reserve = list.filter((each) => lotsDrawn(each, seed, first) === 0)
  const own = lastTicket(reserve, seed, { above: first.upTo, lots })
  return {
    won: { above: first.upTo, upTo: own },
    differences: differing('tickets', `${above} … ${upTo}`, `${first.upTo} … ${own}`),
  }
}

/** The place of each of one's own tickets among all, counted from 1. */
function placesOf(own: Applied, list: readonly Applied[], seed: string, { above, upTo }: Won): OwnLot[] {
  const tickets = list.flatMap(({ id, lots }) => Array.from({ length: lots }, (_, at) => ticketOf(seed, id, at + 1)))
  const place = new Map(tickets.sort().map((ticket, index) => [ticket, index + 1]))
  return Array.from({ length: Math.min(own.lots, shownLots) }, (_, index) => {
    const ticket = ticketOf(seed, own.id, index + 1)
    return { lot: index + 1, place: place.get(ticket) ?? 0, hasWon: ticket > above && ticket <= upTo }
  })
}
