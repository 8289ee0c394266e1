import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { mayBeSkipped } from '../../../../optional/may-be-skipped.ts'
import { recordsOf } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { type Desk, openDesk, opening, settingsWith, stopAt } from '../examples/example-desk.ts'
import { markOf, type Tick } from '../market/tick.ts'
import { type Decimal, decimal } from '../money/decimal.ts'
import { isOnGrid, nearestOnGrid } from '../money/mul-div.ts'
import { assert } from '../result.ts'
import { crossIsDue, freeMargin } from './account-risk.ts'
import { isPastSlippage } from './fill-market-order.ts'
import { isolatedLiquidationPrice } from './liquidation-price.ts'
import { orderRecord } from './order.ts'
import { positionRecord } from './position.ts'
import type { Settlement } from './settlement.ts'
import { bookedProfit, isolatedIsDue } from './valuation.ts'

/**
 * Market orders in both fill modes on recorded ticks. Sandbox: in its own command, on the tick in force. Live: accepted on
 * one tick and filled on the first with a greater sequence and a source time after acceptance.
 */
const folder = path.resolve(
  process.env['MARKETDATA_DIR'] ?? path.join(import.meta.dirname, '../../../../../shared/marketdata'),
)
const isThere = existsSync(folder)
if (!isThere) console.warn(`no recorded market data at ${folder}: what runs on it is skipped`)
const isSkipped = !isThere && mayBeSkipped()

/** A recording as the tape would hold it: on the price grid, a sequence each, source times that strictly increase. */
function recorded(file: string, symbol: string, tickSize: Decimal): Tick[] {
  const text = gunzipSync(readFileSync(path.join(folder, 'ticks', file))).toString('utf8')
  const [header = '', ...lines] = text.trim().split('\n')
  const hasQuotes = header.startsWith('time_ms,bid,ask')
  const ticks: Tick[] = []
  for (const line of lines) {
    const [time = '', first = '', second = ''] = line.split(',')
    const sourceAt = Number(time)
    if (sourceAt <= (ticks.at(-1)?.sourceAt ?? 0)) continue
    const bid = nearestOnGrid(decimal(first), tickSize).below
    const ask = hasQuotes ? nearestOnGrid(decimal(second), tickSize).above : bid + tickSize
    ticks.push({
      symbol,
      bid,
      ask,
      last: bid,
      volume: 0n,
      sourceAt,
      receivedAt: sourceAt,
      sequence: ticks.length + 1,
      source: file,
      derived: !hasQuotes,
    })
  }
  return ticks
}

const recordings = [
  ['hft-2024-08-08_BTCUSDT_usdm_trades.csv.gz', 'BTC/USDT', '0.01'],
  ['hft-2024-08-08_ETHUSDT_usdm_trades.csv.gz', 'ETH/USDT', '0.5'],
  ['duka-2023-02-20_BTCUSD_quotes.csv.gz', 'BTC/USDT', '0.02'],
  ['fx-gold-2014-05-07_XAUUSD_quotes.csv.gz', 'XAU/USD', '5'],
] as const

/** A book on one recording. A tick is in force from its receipt until the next. */
function deskOn(ticks: readonly Tick[], fillAt: Facts['fillAt']) {
  const desk = openDesk({ contract: '100000', fillAt })
  let index = 0
  const tickNow = (): Tick => {
    const tick = ticks[index]
    assert(tick !== undefined, 'the recording goes on')
    return tick
  }
  const see = (to: number, afterMs = 0): Tick => {
    index = to
    desk.wait(tickNow().sourceAt + afterMs - desk.at())
    desk.given({ market: () => ({ tick: tickNow(), state: 'open', gapAhead: false }) })
    return tickNow()
  }
  return { desk, see }
}

const settlementOf = (reply: object): Settlement => {
  const [settlement] = (reply as { settlements: Settlement[] }).settlements
  assert(settlement !== undefined, 'a close settles something')
  return settlement
}

function closeOnNext(
  desk: Desk,
  ticks: readonly Tick[],
  from: number,
  see: (to: number, afterMs?: number) => Tick,
): number {
  see(from, 1)
  desk.done({ kind: 'close_position', positionId: desk.position().id, quantity: null })
  const order = desk.order()
  const index = ticks.findIndex(
    ({ sequence, sourceAt }) => sequence > order.acceptedSequence && sourceAt > order.placedAt,
  )
  const next = see(index)
  desk.given({ fillTick: next })
  const settlement = settlementOf(desk.done({ kind: 'fill_market_order', orderId: order.id }).reply)
  expect(settlement.price).toBe(order.direction === 'long' ? next.bid : next.ask)
  return 1
}

describe.skipIf(isSkipped)('on recorded ticks', { timeout: 60_000 }, () => {
  it.each(recordings)('in its own command on %s (%s): at ask or bid of the tick in force', (file, symbol, quantity) => {
    const ticks = recorded(file, symbol, openDesk().facts().settings.symbols.get(symbol)?.priceTick ?? 1n)
    expect(ticks.length).toBeGreaterThan(2_000)
    const { desk, see } = deskOn(ticks, 'command')
    let closes = 0
    for (let at = 0; at + 60 < ticks.length; at += Math.floor(ticks.length / 200)) {
      const direction = at % 2 === 0 ? 'long' : 'short'
      const marginMode = at % 3 === 0 ? 'isolated' : 'cross'
      const first = see(at)
      const before = decimal(desk.held('contract'))
      const opened = desk.done(opening([symbol, direction, marginMode, 10, quantity])).reply
      const second = see(at + 60)
      const { reply } = desk.done({ kind: 'close_position', positionId: desk.position().id, quantity: null })
      const settlement = settlementOf(reply)
      const entry = direction === 'long' ? first.ask : first.bid
      const exit = direction === 'long' ? second.bid : second.ask
      expect([opened['price'], settlement.price, settlement.sequence]).toEqual([entry, exit, second.sequence])
      const gain = ((direction === 'long' ? exit - entry : entry - exit) * decimal(quantity)) / decimal('1')
      const fee = opened['fee']
      assert(typeof fee === 'bigint', 'an opening has a fee')
      expect(decimal(desk.held('contract')) - before).toBe(bookedProfit(gain) - fee - settlement.closingFee)
      closes += 1
    }
    expect(closes).toBeGreaterThan(190)
  })

  it.each(recordings)('on the next tick on %s (%s): the first after acceptance, or void', (file, symbol, quantity) => {
    const ticks = recorded(file, symbol, openDesk().facts().settings.symbols.get(symbol)?.priceTick ?? 1n)
    const { desk, see } = deskOn(ticks, 'next_tick')
    const outcomes = { opened: 0, no_price: 0, slippage_exceeded: 0, closed: 0 }
    for (let at = 0; at + 200 < ticks.length; at += Math.floor(ticks.length / 300)) {
      // A click some time after the tick that it saw, now and then well after later ticks that were not yet in force.
      const shown = see(at, at % 7 === 0 ? 900 : 3)
      desk.settings(settingsWith(symbol, { slippageRateMax: at % 4 === 0 ? decimal('0.000001') : decimal('0.005') }))
      const direction = at % 2 === 0 ? 'long' : 'short'
      desk.done(opening([symbol, direction, 'isolated', 10, quantity]))
      const order = desk.order()
      const nextIndex = ticks.findIndex(
        ({ sequence, sourceAt }) => sequence > shown.sequence && sourceAt > order.placedAt,
      )
      const next = ticks[nextIndex]
      assert(next !== undefined, 'the recording goes on')
      const isLate = next.sourceAt >= order.placedAt + 5_000
      for (const early of ticks.slice(at, nextIndex)) {
        desk.given({ fillTick: early })
        expect(desk.refused({ kind: 'fill_market_order', orderId: order.id })).toEqual({ kind: 'not_due' })
      }
      see(nextIndex)
      if (isLate) desk.wait(Math.max(0, order.placedAt + 5_000 - desk.at()))
      desk.given({ fillTick: next })
      const { reply } = desk.done({ kind: 'fill_market_order', orderId: order.id })
      const price = direction === 'long' ? next.ask : next.bid
      const rateMax = desk.facts().settings.symbols.get(symbol)?.slippageRateMax ?? 0n
      const expected = isLate ? 'no_price' : isPastSlippage(order, price, rateMax) ? 'slippage_exceeded' : 'opened'
      expect([reply['kind'], reply['reason'], reply['price']]).toEqual(
        expected === 'opened' ? ['opened', undefined, price] : ['cancelled', expected, undefined],
      )
      outcomes[expected] += 1
      if (expected === 'opened') outcomes.closed += closeOnNext(desk, ticks, nextIndex, see)
      expect([desk.held('frozen'), desk.held('margin'), recordsOf(desk.book(), orderRecord).size]).toEqual([
        '0',
        '0',
        0,
      ])
    }
    expect(outcomes.opened).toBeGreaterThan(50)
    expect(outcomes.closed).toBe(outcomes.opened)
    expect(outcomes.slippage_exceeded + outcomes.no_price).toBeGreaterThan(0)
  })

  it('stops and liquidations act on the very tick of gold that crossed them', () => {
    const symbol = 'XAU/USD'
    const tickSize = decimal('0.01')
    const ticks = recorded('fx-gold-2014-05-07_XAUUSD_quotes.csv.gz', symbol, tickSize)
    const { desk, see } = deskOn(ticks, 'command')
    // The recording falls by 1.5 %, so that maintenance must be near to the initial margin.
    const brackets = [{ notionalUpTo: decimal('9000000'), leverageMax: 20, maintenanceRate: decimal('0.045') }]
    desk.settings(settingsWith(symbol, { brackets }))
    const first = see(0)
    const mark = markOf(first)
    const down = mark - (mark % tickSize) - decimal('5')
    desk.done(opening([symbol, 'long', 'isolated', 20, '10'], { stopLoss: { ...stopAt('1'), price: down } }))
    desk.done(opening([symbol, 'short', 'isolated', 20, '10'], { takeProfit: { ...stopAt('1'), price: down } }))
    desk.done(opening([symbol, 'long', 'cross', 20, '150']))
    const [long = '', short = '', cross = ''] = recordsOf(desk.book(), positionRecord).keys()
    const free = freeMargin(openDraft(desk.book()), desk.facts())
    const amount = free - (free % decimal('1')) - decimal('100')
    desk.done({ kind: 'transfer', from: 'contract', to: 'balance', currency: 'USDT', amount })
    const fired = new Map<string, Tick>()
    for (let at = 1; at < ticks.length && fired.size < 3; at += 1) {
      const tick = see(at)
      for (const positionId of [long, short]) {
        if (fired.has(positionId)) continue
        const decided = desk.run({ kind: 'fire_stops', positionId })
        expect(decided.ok).toBe(markOf(tick) <= down)
        if (decided.ok) fired.set(positionId, tick)
      }
      if (!fired.has(cross)) {
        const isDue = crossIsDue(openDraft(desk.book()), desk.facts())
        assert(desk.run({ kind: 'liquidate_cross' }).ok === isDue, 'it is liquidated when it is due, and only then')
        if (isDue) fired.set(cross, tick)
      }
    }
    expect(fired.get(long)).toBe(fired.get(short))
    expect([fired.size, recordsOf(desk.book(), positionRecord).size]).toEqual([3, 0])
  })

  it('the liquidation price divides every recorded mark', () => {
    const symbol = 'BTC/USDT'
    const ticks = recorded('duka-2023-02-20_BTCUSD_quotes.csv.gz', symbol, decimal('0.1'))
    const { desk, see } = deskOn(ticks, 'command')
    see(0)
    const marks = ticks.map(markOf)
    const terms = desk.facts().settings.symbols.get(symbol)
    assert(terms !== undefined, 'the settings have it')
    let [due, spared] = [0, 0]
    for (const margin of ['60', '120', '180', '200', '240', '300']) {
      const position = {
        direction: 'long' as const,
        quantity: decimal('1'),
        cost: marks[0] ?? 0n,
        margin: decimal(margin),
      }
      const price = isolatedLiquidationPrice(position, terms) ?? 0n
      for (const mark of marks) {
        assert(isOnGrid(mark, decimal('0.05')), 'a mark is a half tick')
        const isDue = isolatedIsDue(position, terms, mark)
        if (isDue !== mark <= price) throw new Error(`${margin} at ${mark}`)
        if (isDue) due += 1
        else spared += 1
      }
    }
    expect([due > 1_000, spared > 1_000]).toEqual([true, true])
  })
})
