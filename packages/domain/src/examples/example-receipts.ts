import { type AccountKey, recordsOf } from '../books/book.ts'
import { named } from '../books/fact-kind.ts'
import { exchangeQuoteFact } from '../exchange/exchange-quote.ts'
import { quoteExchange } from '../exchange/quote-exchange.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import type { TapeRow, Tick } from '../market/tick.ts'
import { decimal, type Money } from '../money/decimal.ts'
import { orderRecord } from '../positions/order.ts'
import { type Position, positionRecord } from '../positions/position.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import type { CommandOf } from '../rulebook/nouns.ts'
import { secondContractTapeFact } from '../second-contracts/second-contract-tape.ts'
import { secondContractRecord } from '../second-contracts/second-contract.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { exampleOpening } from './example-commands.ts'
import { exampleFacts, exampleTick, nextTickSettings } from './example-facts.ts'
import { type ExampleHouse, exampleHouse } from './example-house.ts'
import { fixedReceipts } from './fixed-receipts.ts'
import { outputReceipts } from './mining-receipts.ts'
import { levelReceipt } from './example-levels.ts'
import { resumedReceipts } from './frozen-receipts.ts'
import { accrualReceipts } from './product-receipts.ts'

const bitcoin = 'BTC/USDT'
const ether = 'ETH/USDT'

/** A receipt of each formula and each way of closing, made by the domain: tests check them in Node and in a browser. */
export function exampleReceipts(): Readonly<Record<string, Receipt>> {
  return {
    ...openingReceipts(),
    ...nextTickReceipts(),
    ...isolatedReceipts(),
    ...crossReceipts(),
    ...liquidationReceipts(),
    ...secondContractReceipts(),
    ...moneyReceipts(),
    ...accrualReceipts(),
    ...resumedReceipts(),
    ...fixedAccruals(),
    ...outputReceipts(),
    levelSet: levelReceipt(),
  }
}

/** Those of days. */
function fixedAccruals(): Record<string, Receipt> {
  const { fixedAccrued, fixedLast } = fixedReceipts()
  assert(fixedAccrued !== undefined && fixedLast !== undefined, 'the example has days at a fixed rate')
  return { fixedAccrued, fixedLast }
}

function fundedHouse(settings = defaultSettings): ExampleHouse {
  return exampleHouse(
    new Map<AccountKey, Money>([
      ['contract:USDT', decimal('10000')],
      ['balance:USDT', decimal('5000')],
      ['balance:BTC', decimal('2')],
    ]),
    [settings],
  )
}

/** Tapes a tick and returns it as the one in force. */
function taped(house: ExampleHouse, symbol: string, sequence: number, sourceAt: number, bid: string, ask = bid): Tick {
  const tick = exampleTick(symbol, sequence, sourceAt, { bid, ask })
  house.tape(tick)
  return tick
}

const opening = (given: Partial<CommandOf<'open_position'>> = {}): CommandOf<'open_position'> =>
  exampleOpening({ leverage: 100, quantity: decimal('0.3'), ...given })

function positionOf(house: ExampleHouse, matches: (position: Position) => boolean = () => true): string {
  const position = [...recordsOf(house.book(), positionRecord).values()].find(matches)
  assert(position !== undefined, 'the example has such a position')
  return position.id
}

function openingReceipts(): Record<string, Receipt> {
  const house = fundedHouse()
  const orderId = (): string => [...recordsOf(house.book(), orderRecord).keys()].at(-1) ?? ''
  const first = { at: 1_010, ticks: [taped(house, bitcoin, 1, 1_000, '89999.9', '90000')] }
  const opened = house.run(opening({ stopLoss: { price: decimal('89900'), quantity: null } }), first)
  const fallen = { at: 2_010, ticks: [taped(house, bitcoin, 2, 2_000, '89890', '89890.1')] }
  const stopped = house.run({ kind: 'fire_stops', positionId: positionOf(house) }, fallen)
  const selling = { direction: 'short', marginMode: 'cross', leverage: 20, quantity: decimal('0.1') } as const
  const resting = { ...opening(selling), kind: 'place_limit_order', price: decimal('90100'), expiresAt: null } as const
  house.run(resting, fallen)
  const risen = { at: 3_010, ticks: [taped(house, bitcoin, 3, 3_000, '90150', '90150.1')] }
  const limitOpened = house.run({ kind: 'fill_limit_order', orderId: orderId() }, risen)
  return receiptsOf(house, { opened, stopped, limitOpened })
}

function nextTickReceipts(): Record<string, Receipt> {
  const house = fundedHouse(nextTickSettings)
  house.run(opening(), { at: 3_010, ticks: [taped(house, bitcoin, 1, 3_000, '90150', '90150.1')] })
  const [orderId = ''] = recordsOf(house.book(), orderRecord).keys()
  const fillTick = taped(house, bitcoin, 2, 4_000, '90199.9', '90200')
  const next = { at: 4_010, ticks: [fillTick], fillTick }
  const waited = house.run({ kind: 'fill_market_order', orderId }, next)
  return receiptsOf(house, { waited })
}

function isolatedReceipts(): Record<string, Receipt> {
  const house = fundedHouse()
  const first = { at: 1_010, ticks: [taped(house, bitcoin, 1, 1_000, '89999.9', '90000')] }
  house.run(opening(), first)
  const better = { at: 2_010, ticks: [taped(house, bitcoin, 2, 2_000, '90333.3', '90333.4')] }
  const part = house.run({ kind: 'close_position', positionId: positionOf(house), quantity: decimal('0.1') }, better)
  house.run(
    {
      kind: 'place_limit_close',
      positionId: positionOf(house),
      quantity: decimal('0.1'),
      price: decimal('90500'),
      expiresAt: null,
    },
    better,
  )
  const orderId = [...recordsOf(house.book(), orderRecord).keys()][0] ?? ''
  const reached = { at: 3_010, ticks: [taped(house, bitcoin, 3, 3_000, '90600', '90600.1')] }
  const limit = house.run({ kind: 'fill_limit_order', orderId }, reached)
  const reversed = house.run({ kind: 'reverse_position', positionId: positionOf(house) }, reached)
  const gapped = { at: 4_010, ticks: [taped(house, bitcoin, 4, 4_000, '92000', '92000.1')] }
  const liquidation = house.run({ kind: 'liquidate_position', positionId: positionOf(house) }, gapped)
  return receiptsOf(house, { part, limit, reversed, liquidation })
}

function crossReceipts(): Record<string, Receipt> {
  const house = fundedHouse()
  const first = {
    at: 1_010,
    ticks: [taped(house, bitcoin, 1, 1_000, '90000'), taped(house, ether, 1, 1_000, '3000')],
  }
  house.run(opening({ marginMode: 'cross', leverage: 20, quantity: decimal('1') }), first)
  house.run(
    opening({ symbol: ether, direction: 'short', marginMode: 'cross', leverage: 20, quantity: decimal('30') }),
    first,
  )
  const hedged = {
    at: 2_010,
    ticks: [taped(house, bitcoin, 2, 2_000, '78000'), taped(house, ether, 2, 2_000, '2500')],
  }
  const loser = positionOf(house, ({ symbol }) => symbol === bitcoin)
  const covered = house.run({ kind: 'close_position', positionId: loser, quantity: null }, hedged)
  const gapped = { at: 3_010, ticks: [taped(house, ether, 3, 3_000, '4000')] }
  const insured = house.run({ kind: 'liquidate_cross' }, gapped)
  return receiptsOf(house, { covered, insured })
}

/** Two longs on falling prices: one is closed, and that is enough; or the user closes one, which takes the other along. */
function liquidationReceipts(): Record<string, Receipt> {
  const begin = (): ExampleHouse => {
    const house = fundedHouse()
    const ticks = [
      taped(house, bitcoin, 1, 1_000, '90000'),
      taped(house, ether, 1, 1_000, '3000'),
      taped(house, 'SOL/USDT', 1, 1_000, '200'),
    ]
    const first = { at: 1_010, ticks }
    const long = { marginMode: 'cross', leverage: 20 } as const
    house.run(opening({ ...long, quantity: decimal('1') }), first)
    house.run(opening({ ...long, symbol: ether, quantity: decimal('30') }), first)
    const resting = opening({ ...long, symbol: 'SOL/USDT', quantity: decimal('5') })
    house.run({ ...resting, kind: 'place_limit_order', price: decimal('190'), expiresAt: null }, first)
    return house
  }
  const falling = begin()
  const fallen = {
    at: 2_010,
    ticks: [taped(falling, bitcoin, 2, 2_000, '85700'), taped(falling, ether, 2, 2_000, '2850')],
  }
  const liquidated = falling.run({ kind: 'liquidate_cross' }, fallen)
  const gapping = begin()
  const gapped = {
    at: 2_010,
    ticks: [taped(gapping, bitcoin, 2, 2_000, '79000'), taped(gapping, ether, 2, 2_000, '2900')],
  }
  const loser = positionOf(gapping, ({ symbol }) => symbol === bitcoin)
  const shortfall = gapping.run({ kind: 'close_position', positionId: loser, quantity: null }, gapped)
  return { ...receiptsOf(falling, { liquidated }), ...receiptsOf(gapping, { shortfall }) }
}

function secondContractReceipts(): Record<string, Receipt> {
  const house = fundedHouse()
  const settled: Record<string, JournalRow> = {}
  let sequence = 0
  const tapedNext = (at: number, price: string): Tick => taped(house, bitcoin, (sequence += 1), at, price)
  for (const [name, closing] of [
    ['won', '101'],
    ['lost', '99'],
    ['tied', '100'],
    ['void', undefined],
  ] as const) {
    const startAt = sequence * 100_000 + 10_000
    const inForce = tapedNext(startAt, '100')
    const bought = { at: startAt + 40, ticks: [inForce] }
    house.run(
      { kind: 'buy_second_contract', symbol: bitcoin, direction: 'rise', durationSeconds: 30, stake: decimal('100') },
      bought,
    )
    const [contract] = recordsOf(house.book(), secondContractRecord).values()
    assert(contract !== undefined, 'the example holds a second contract')
    const open = tapedNext(startAt + 900, '100')
    const close = closing === undefined ? open : tapedNext(contract.expiresAt - 100, closing)
    const seal: TapeRow = { symbol: bitcoin, sequence: (sequence += 1), watermarkAt: contract.expiresAt }
    house.tape(seal)
    const tape = { opening: [open], closing: [close, seal] }
    settled[name] = house.run(
      { kind: 'settle_second_contract', contractId: contract.id },
      { at: contract.expiresAt + 2_000, named: named(secondContractTapeFact, tape) },
    )
  }
  return receiptsOf(house, settled)
}

function moneyReceipts(): Record<string, Receipt> {
  const house = fundedHouse()
  const ticks = [taped(house, bitcoin, 1, 1_000, '90000'), taped(house, ether, 1, 1_000, '3000')]
  const quoted = quoteExchange(
    { id: 'q1', bookId: house.book().id, from: 'BTC', to: 'ETH', pay: decimal('0.1') },
    exampleFacts({ at: 1_010, ticks }),
  )
  assert(quoted.ok, 'the example is quoted')
  const exchanged = house.run(
    { kind: 'exchange', quoteId: 'q1' },
    { at: 2_000, ticks, named: named(exchangeQuoteFact, quoted.value) },
  )
  const transferred = house.run(
    { kind: 'transfer', from: 'balance', to: 'contract', currency: 'USDT', amount: decimal('100') },
    { at: 2_010 },
  )
  house.run(opening(), { at: 2_020, ticks })
  const rate = decimal('0.0001')
  const fundingAt = 28_800_000
  const last = taped(house, bitcoin, 2, fundingAt - 200, '90000.1', '90000.2')
  taped(house, bitcoin, 3, fundingAt + 50, '90100')
  const funding = { mark: (last.bid + last.ask) / 2n, sequence: last.sequence, rate }
  const funded = house.run(
    { kind: 'settle_funding', symbol: bitcoin, fundingAt, rate },
    { at: fundingAt, ticks: [last], funding },
  )
  return receiptsOf(house, { exchanged, transferred, funded })
}

/** The tape goes on after the last row: what was in force can be told. */
function receiptsOf(house: ExampleHouse, rows: Readonly<Record<string, JournalRow>>): Record<string, Receipt> {
  house.seal(Math.max(...Object.values(rows).map(({ at }) => at)))
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, house.receiptOf(row)]))
}
