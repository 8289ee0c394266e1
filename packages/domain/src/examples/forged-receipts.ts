import { type AccountKey, type Book, recordsOf } from '../books/book.ts'
import { replayRow } from '../books/replay.ts'
import { entriesText } from '../ledger/entries-text.ts'
import { checkpointHash } from '../ledger/checkpoint.ts'
import { type JournalRow, journalRowHash } from '../ledger/journal-row.ts'
import { hashPair } from '../ledger/hash.ts'
import { tapeLeaf } from '../ledger/tape-leaf.ts'
import type { Tick } from '../market/tick.ts'
import { decimal, type Money } from '../money/decimal.ts'
import { type Order, orderRecord } from '../positions/order.ts'
import { type Position, positionRecord } from '../positions/position.ts'
import type { KnownBook } from '../receipts/known-book.ts'
import { anchorPending, type Receipt, type ReceiptCheckName } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import type { CommandOf } from '../rulebook/nouns.ts'
import { houseRules } from '../rulebook/rules.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { exampleTick } from './example-facts.ts'
import { type ExampleHouse, exampleHouse } from './example-house.ts'

/** A receipt that a dishonest house could make, all of its hashes in order, beside its honest twin. */
export type Forgery = {
  /** What the house does, as a sentence. */
  lie: string
  forged: Receipt
  honest: Receipt
  /** What the person's device made of the book by replaying it: each is refused by this one where nothing else shows it. */
  known: { forged: KnownBook; honest: KnownBook } | undefined
  /** The check that refuses it. */
  refusedBy: ReceiptCheckName
}

const bitcoin = 'BTC/USDT'
const hour = 3_600_000

function house(): ExampleHouse {
  return exampleHouse(
    new Map<AccountKey, Money>([
      ['contract:USDT', decimal('10000')],
      ['balance:USDT', decimal('5000')],
    ]),
  )
}

function taped(of: ExampleHouse, sequence: number, sourceAt: number, price: string): Tick {
  const tick = exampleTick(bitcoin, sequence, sourceAt, price)
  of.tape(tick)
  return tick
}

const opening = (given: Partial<CommandOf<'open_position'>> = {}): CommandOf<'open_position'> => ({
  kind: 'open_position',
  symbol: bitcoin,
  direction: 'long',
  marginMode: 'isolated',
  leverage: 20,
  quantity: decimal('0.1'),
  takeProfit: null,
  stopLoss: null,
  ...given,
})

const positionIn = (of: ExampleHouse): Position => {
  const [position] = recordsOf(of.book(), positionRecord).values()
  assert(position !== undefined, 'the example holds a position')
  return position
}
const orderIn = (of: ExampleHouse): Order => {
  const [order] = recordsOf(of.book(), orderRecord).values()
  assert(order !== undefined, 'the example holds an order')
  return order
}
const closing = (of: ExampleHouse) =>
  ({ kind: 'close_position', positionId: positionIn(of).id, quantity: null }) as const

/** Every way in which a house could make up an outcome, and what finds it out. */
export function forgedReceipts(): Forgery[] {
  return [
    oldPrice(),
    laterPrice(),
    lateStop(),
    lateFill(),
    otherFee(),
    higherCost(),
    lowerLimit(),
    ...twoPrices(),
    laterCheckpoint(),
    hiddenFee(),
  ]
}

type Made = Pick<Forgery, 'forged' | 'honest'> & { known?: Forgery['known'] }
const forgery = (lie: string, refusedBy: ReceiptCheckName, { known, ...made }: Made): Forgery => ({
  lie,
  refusedBy,
  known,
  ...made,
})

/** A close at a time, on whichever of its prices the house likes. */
function closedOn(choose: (ticks: { old: Tick; inForce: Tick; later: Tick }) => Tick): Receipt {
  const of = house()
  const old = taped(of, 1, 1_000, '90000')
  of.run(opening(), { at: 1_010, ticks: [old] })
  const inForce = taped(of, 2, hour, '99000')
  const later = taped(of, 3, 28 * hour, '80000')
  const row = of.run(closing(of), { at: hour + 10, ticks: [choose({ old, inForce, later })] })
  of.seal(29 * hour)
  return of.receiptOf(row)
}

const oldPrice = (): Forgery =>
  forgery('closes on the price of an hour ago, ten per cent lower', 'in_force', {
    forged: closedOn(({ old }) => old),
    honest: closedOn(({ inForce }) => inForce),
  })

const laterPrice = (): Forgery =>
  forgery('closes on a price that came 27 hours later', 'in_force', {
    forged: closedOn(({ later }) => later),
    honest: closedOn(({ inForce }) => inForce),
  })

function lateStop(): Forgery {
  const stoppedOn = (fired: 2 | 4): Receipt => {
    const of = house()
    const stopLoss = { price: decimal('89000'), quantity: null }
    of.run(opening({ stopLoss }), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
    const ticks = new Map(
      [2, 3, 4].map((each) => [each, taped(of, each, each * 1_000, ['88990', '90100', '85600'][each - 2] ?? '')]),
    )
    const tick = ticks.get(fired)
    assert(tick !== undefined, 'the tick was taped')
    const row = of.run({ kind: 'fire_stops', positionId: positionIn(of).id }, { at: fired * 1_000 + 10, ticks: [tick] })
    of.seal(hour)
    return of.receiptOf(row)
  }
  return forgery('fires a stop two prices after the one that crossed it, 3.8 per cent lower', 'first_crossing', {
    forged: stoppedOn(4),
    honest: stoppedOn(2),
  })
}

function lateFill(): Forgery {
  const filledOn = (sequence: 2 | 4): Receipt => {
    const of = house()
    of.run(opening(), { at: 1_010, fillAt: 'next_tick', ticks: [taped(of, 1, 1_000, '90000')] })
    const ticks = ['90010', '90050', '90200'].map((price, index) => taped(of, index + 2, (index + 2) * 1_000, price))
    const fillTick = ticks[sequence - 2]
    assert(fillTick !== undefined, 'the tick was taped')
    const row = of.run(
      { kind: 'fill_market_order', orderId: orderIn(of).id },
      { at: 4_010, ticks: [fillTick], fillTick },
    )
    of.seal(hour)
    return of.receiptOf(row)
  }
  return forgery('fills a market order on the third and worst price after it was accepted', 'accepted', {
    forged: filledOn(4),
    honest: filledOn(2),
  })
}

/** The published version's number with another fee in it. */
function withFee(takerRate: string): Settings {
  const symbols = [...defaultSettings.symbols.values()].map((terms) => ({ ...terms, takerRate: decimal(takerRate) }))
  return { ...defaultSettings, symbols: new Map(symbols.map((terms) => [terms.symbol, terms])) }
}

function otherFee(): Forgery {
  const closedUnder = (settings: Settings): Receipt => {
    const of = house()
    of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
    const row = of.run(closing(of), { at: 2_010, ticks: [taped(of, 2, 2_000, '90100')], settings })
    of.seal(hour)
    return of.receiptOf(row, settings)
  }
  return forgery('takes a fee of two per cent and calls it version 1 of the settings', 'published_settings', {
    forged: closedUnder(withFee('0.02')),
    honest: closedUnder(defaultSettings),
  })
}

/** A close of a position that the house has changed in secret, and what a replay of the same rows makes of it. */
function higherCost(): Forgery {
  const closed = (change: (position: Position) => Position): { receipt: Receipt; known: KnownBook } => {
    const of = house()
    const start = of.book()
    of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
    of.meddle(changing(positionRecord.name, change))
    const row = of.run(closing(of), { at: 2_010, ticks: [taped(of, 2, 2_000, '90100')] })
    of.seal(hour)
    return { receipt: of.receiptOf(row), known: knownBook(start, of) }
  }
  const forged = closed((position) => ({ ...position, cost: position.cost + decimal('900') }))
  const honest = closed((position) => position)
  return forgery('closes a position as if it had cost 900 more than it did', 'own_book', {
    forged: forged.receipt,
    honest: honest.receipt,
    known: { forged: forged.known, honest: honest.known },
  })
}

const changing =
  <R>(kind: string, change: (record: R) => R) =>
  (book: Book): Book => {
    const held = book.records[kind]
    assert(held !== undefined, `the book holds a ${kind}`)
    const open = new Map([...held.open].map(([id, record]) => [id, change(record as R)] as const))
    return { ...book, records: { ...book.records, [kind]: { ...held, open } } } as Book
  }

/** What a device makes of the rows that it was given: the same rules, from the same beginning. */
function knownBook(start: Book, of: ExampleHouse): KnownBook {
  const known = new Map<number, ReturnType<KnownBook['row']>>()
  let book: Book | undefined = start
  for (const row of of.journal()) {
    const replayed: ReturnType<typeof replayRow> | undefined =
      book &&
      replayRow(book, row, { rules: houseRules, archive: { settings: () => defaultSettings, tapeRow: of.tapeRow } })
    known.set(
      row.sequence,
      replayed?.ok === true
        ? { hash: row.hash }
        : { difference: replayed === undefined ? 'an earlier row differs' : replayed.refusal.sentence },
    )
    book = replayed?.ok === true ? replayed.value.book : undefined
  }
  return { bookId: start.id, row: (sequence) => known.get(sequence) }
}

function lowerLimit(): Forgery {
  const sold = (price: string): Receipt => {
    const of = house()
    const selling = {
      ...opening({ direction: 'short', leverage: 5 }),
      kind: 'place_limit_order',
      expiresAt: null,
    } as const
    of.run({ ...selling, price: decimal('95000') }, { at: 1_010, ticks: [taped(of, 1, 1_000, '89000')] })
    of.meddle(changing<Order>(orderRecord.name, (order) => ({ ...order, ...reserveAt(order, price) })))
    const row = of.run(
      { kind: 'fill_limit_order', orderId: orderIn(of).id },
      { at: 2_010, ticks: [taped(of, 2, 2_000, '95100')] },
    )
    of.seal(hour)
    return of.receiptOf(row)
  }
  return forgery('fills an order to sell at 95,000 at 90,000', 'accepted', {
    forged: sold('90000'),
    honest: sold('95000'),
  })
}

/** An order's price and what it would have reserved at it. */
function reserveAt(order: Order, price: string): Partial<Order> {
  const notional = (order.quantity * decimal(price)) / decimal('1')
  const reservedFee = (notional * order.feeRate) / decimal('1')
  return { price: decimal(price), reservedFee, reserved: notional / BigInt(order.leverage) + reservedFee }
}

/** One root over two ticks of the same number, and one over ticks that do not stand in their places. */
function twoPrices(): Forgery[] {
  const of = house()
  const first = taped(of, 1, 1_000, '90000')
  const honest = of.receiptOf(of.run(opening(), { at: 1_010, ticks: [first] }))
  const shown = exampleTick(bitcoin, 1, 1_000, '90000')
  const other = exampleTick(bitcoin, 1, 1_000, '89000')
  const next = exampleTick(bitcoin, 2, 2_000, '90000')
  return [
    forgery('proves two prices of one number under one root', 'tick_anchor', {
      honest,
      forged: underRoot(honest, [other, shown, next], 1),
    }),
    forgery('proves a price in the place of another one', 'tick_anchor', {
      honest,
      forged: underRoot(honest, [next, shown], 1),
    }),
  ]
}

/** The receipt with its first tick anchored as the leaf at `index` under a root over these leaves. */
function underRoot(receipt: Receipt, [a, b, c]: readonly Tick[], index: 1): Receipt {
  const [tick, ...others] = receipt.ticks
  assert(a !== undefined && b !== undefined && tick !== undefined, 'there are two ticks')
  assert(tick.anchor !== anchorPending, 'the tick is anchored')
  const pair = hashPair(tapeLeaf(a), tapeLeaf(b))
  const root = c === undefined ? pair : hashPair(pair, tapeLeaf(c))
  const up = c === undefined ? [] : [{ side: 'right', hash: tapeLeaf(c) } as const]
  const path = [{ side: index === 1 ? 'left' : 'right', hash: tapeLeaf(a) } as const, ...up]
  const { checkpoint } = tick.anchor
  const tapes = checkpoint.tapes.map((tape) => ({ ...tape, fromSequence: 1, toSequence: 2, root }))
  // An earlier checkpoint than the row's, so that nothing but the place is wrong.
  const changed = { ...checkpoint, id: checkpoint.id - 1, tapes }
  const signed = { ...changed, hash: checkpointHash(changed) }
  return { ...receipt, ticks: [{ row: tick.row, anchor: { checkpoint: signed, path } }, ...others] }
}

/** The row stands under checkpoint 1, its price under checkpoint 9. */
function laterCheckpoint(): Forgery {
  const of = house()
  const honest = of.receiptOf(of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] }))
  const ticks = honest.ticks.map((tick) => {
    assert(tick.anchor !== anchorPending, 'the tick is anchored')
    const later = { ...tick.anchor.checkpoint, id: 9 }
    return { ...tick, anchor: { ...tick.anchor, checkpoint: { ...later, hash: checkpointHash(later) } } }
  })
  return forgery('uses a price that only a later checkpoint commits to', 'order', {
    honest,
    forged: { ...honest, ticks },
  })
}

function hiddenFee(): Forgery {
  const of = house()
  const command = {
    kind: 'transfer',
    from: 'balance',
    to: 'contract',
    currency: 'USDT',
    amount: decimal('100'),
  } as const
  const row = of.run(command, { at: 2_010 })
  const honest = of.receiptOf(row)
  const fee = {
    kind: 'withdrawal_fee',
    currency: 'USDT',
    from: 'contract',
    to: 'house:fees',
    amount: decimal('10000'),
  } as const
  const moved = { kind: 'transfer', currency: 'USDT', from: 'balance', to: 'contract', amount: decimal('100') } as const
  const entry = (kind: string, account: 'balance' | 'contract', amount: string, balanceAfter: string) => ({
    kind,
    currency: 'USDT' as const,
    account,
    amount: decimal(amount),
    balanceAfter: decimal(balanceAfter),
    subject: '7-1',
  })
  const entries = entriesText(
    [
      { ...moved, subject: '7-1' },
      { ...fee, subject: '7-1' },
    ],
    [
      entry('transfer', 'balance', '-100', '4900'),
      entry('transfer', 'contract', '100', '10100'),
      entry('withdrawal_fee', 'contract', '-10000', '100'),
    ],
  )
  return forgery('takes a fee of 10,000 along with a transfer of 100', 'postings', {
    honest,
    forged: { ...honest, journal: resigned({ ...row, entries }) },
  })
}

function resigned(row: JournalRow): Receipt['journal'] {
  return { row: { ...row, hash: journalRowHash(row) }, anchor: anchorPending }
}
