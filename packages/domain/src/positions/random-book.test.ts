import fc from 'fast-check'
import { expect, it } from 'vitest'
import { houseDeltasOf } from '../books/apply-decision.ts'
import type { Book } from '../books/book.ts'
import { readCanonical, writeCanonical } from '../books/codec.ts'
import { type Command, type CommandOf, isUserCommand } from '../books/command.ts'
import { decide } from '../books/decide.ts'
import type { Decided, Decision } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import { factsFromText, recordingFacts } from '../books/facts-record.ts'
import { canonicalText } from '../ledger/canonical.ts'
import type { Tick } from '../market/tick.ts'
import { decimal, type Money } from '../money/decimal.ts'
import { assert } from '../result.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { crossIsDue, markFact, termsOf } from './account-risk.ts'
import { type Desk, openDesk } from './example-desk.ts'
import { preview } from './preview.ts'
import { isolatedIsDue } from './valuation.ts'

/**
 * Random lives of one book: random commands over random ticks, and after every tick what a trigger would send. What must
 * hold of every step is checked by `assertSound` and by `step`; what must have occurred at all is counted.
 */
const symbols = ['BTC/USDT', 'ETH/USDT', 'XAU/USD'] as const
const steps = {
  'BTC/USDT': { price: 40_000, quantity: decimal('0.01') },
  'ETH/USDT': { price: 2_000, quantity: decimal('0.2') },
  'XAU/USD': { price: 4_000, quantity: decimal('0.1') },
} as const
const granted = '20000'

type Draw = { what: number; a: number; b: number; c: number; d: number }
type Life = { desk: Desk; tape: Map<string, Tick>; last: Map<string, number>; house: Money; seen: Map<string, number> }

function begin(seen: Map<string, number>): Life {
  const life = {
    desk: openDesk({ contract: granted }),
    tape: new Map<string, Tick>(),
    last: new Map(),
    house: 0n,
    seen,
  }
  for (const symbol of symbols) quote(life, symbol, steps[symbol].price, 0)
  return life
}

function quote(life: Life, symbol: (typeof symbols)[number], price: number, state: number): void {
  life.last.set(symbol, price)
  const bid = (price - 1).toString()
  const name = state < 90 ? 'open' : state < 95 ? 'stale' : 'closed'
  const tick = life.desk.quote(symbol, { bid, ask: (price + 1).toString() }, name, state % 10 === 7)
  life.tape.set(`${symbol} ${tick.sequence}`, tick)
}

/** The command that a draw stands for, on the book as it is. */
function commandOf({ desk, last }: Life, { what, a, b, c, d }: Draw): Command {
  const symbol = symbols[a % 3] ?? 'BTC/USDT'
  const price = last.get(symbol) ?? 1
  const position = [...desk.book().positions.values()][b % Math.max(1, desk.book().positions.size)]
  const order = [...desk.book().orders.values()][b % Math.max(1, desk.book().orders.size)]
  const positionId = position?.id ?? '7-0'
  const near = (percent: number): Money => BigInt(Math.round(price * (1 + percent / 1_000))) * decimal('1')
  const opening = {
    symbol,
    direction: b % 2 === 0 ? 'long' : 'short',
    marginMode: c % 3 === 0 ? 'isolated' : 'cross',
    leverage:
      desk.book().leverages.get(`${symbol}:${c % 3 === 0 ? 'isolated' : 'cross'}`) ?? [5, 10, 20, 50, 100][d % 5] ?? 5,
    quantity: steps[symbol].quantity * BigInt(1 + (d % 150)),
    takeProfit: d % 4 === 0 ? { price: near(b % 2 === 0 ? 15 : -15), quantity: null } : null,
    stopLoss: d % 3 === 0 ? { price: near(b % 2 === 0 ? -10 : 10), quantity: steps[symbol].quantity } : null,
  } as const
  const part = position === undefined ? 1n : (position.quantity * BigInt(1 + (d % 4))) / 4n
  const step = position === undefined ? 1n : termsOf(desk.facts(), position.symbol).quantityStep
  const quantity = part - (part % step)
  const amount = decimal('7.3') * BigInt(1 + (c % 40))
  switch (what % 16) {
    case 0:
      return {
        kind: 'place_limit_order',
        ...opening,
        price: near((c % 60) - 30),
        expiresAt: d % 2 === 0 ? null : desk.at() + 9_000,
      }
    case 1:
      return { kind: 'place_limit_close', positionId, quantity, price: near((c % 30) - 15), expiresAt: null }
    case 2:
      return { kind: 'cancel_order', orderId: order?.id ?? '7-0' }
    case 3:
      return { kind: 'close_position', positionId, quantity: d % 3 === 0 ? null : quantity }
    case 4:
      return d % 6 === 0 ? { kind: 'close_all' } : { kind: 'reverse_position', positionId }
    case 5:
      return { kind: 'reverse_position', positionId }
    case 6:
      return { kind: 'add_margin', positionId, amount }
    case 7:
      return { kind: 'remove_margin', positionId, amount }
    case 8:
      return {
        kind: 'set_leverage',
        symbol,
        marginMode: opening.marginMode,
        leverage: [3, 10, 20, 50, 100][c % 5] ?? 3,
      }
    case 9:
      return { kind: 'set_stops', positionId, takeProfit: opening.takeProfit, stopLoss: opening.stopLoss }
    case 10:
      return { kind: 'transfer', from: 'contract', to: 'balance', currency: 'USDT', amount: amount * 20n }
    case 11:
      return { kind: 'buy_second_contract', symbol, direction: 'rise', durationSeconds: 30, stake: decimal('50') }
    default:
      return { kind: 'open_position', ...opening }
  }
}

const previewable = new Set(['open_position', 'close_position', 'reverse_position', 'add_margin', 'remove_margin'])
const judged = new Set([
  'open_position',
  'place_limit_order',
  'add_margin',
  'remove_margin',
  'set_leverage',
  'transfer',
  'buy_second_contract',
])
const outcomeOf = (decided: Decided): string =>
  decided.ok ? canonicalText(decided.value as Parameters<typeof canonicalText>[0]) : canonicalText(decided.refusal)

/** Runs one command and checks what must hold of it. */
function step(life: Life, command: Command): void {
  const { desk } = life
  const book = desk.book()
  const { facts, text } = recordingFacts(desk.facts())
  const first = decide(book, command, facts)
  checkReplay(life, book, readCanonical<Command>(writeCanonical(command)), text(), first)
  const before = preview(book, command as CommandOf<'open_position'>, desk.facts())
  const decided = desk.run(command)
  life.seen.set(keyOf(command, decided), (life.seen.get(keyOf(command, decided)) ?? 0) + 1)
  if (!decided.ok) {
    assert(desk.book() === book, 'a refusal changes nothing')
    return
  }
  checkMoney(life, decided.value)
  if (judged.has(command.kind)) {
    assert(!crossIsDue(openDraft(desk.book()), desk.facts()), `${command.kind} never leaves a cross book that is due`)
    if (command.kind !== 'add_margin') checkIsolated(desk, decided.value)
  }
  if (previewable.has(command.kind) && desk.facts().fillAt === 'command') {
    const { reply } = decided.value
    assert(before.ok && canonicalText(before.value.reply) === canonicalText(reply), 'a preview shows the reply')
    const after = before.value.position
    const same = after === null || canonicalText(after) === canonicalText(desk.position(after.id))
    assert(same, 'a preview shows the position')
  }
}

const keyOf = (command: Command, decided: Decided): string => {
  if (!decided.ok) return `${command.kind} refused`
  const { kind, reason, insurancePaid } = decided.value.reply
  if (typeof insurancePaid === 'bigint' && insurancePaid > 0n) return 'insurance paid'
  const words = [command.kind, kind, reason].filter((word) => typeof word === 'string')
  return words.join(' ')
}

function checkReplay({ tape }: Life, book: Book, command: Command, text: string, first: Decided): void {
  const archive = {
    settings: () => defaultSettings,
    tapeRow(symbol: string, sequence: number) {
      const row = tape.get(`${symbol} ${sequence}`)
      assert(row !== undefined, 'the tape has what a row names')
      return row
    },
  }
  const replayed = decide(book, command, factsFromText(text, archive))
  assert(outcomeOf(replayed) === outcomeOf(first), 'a replay from the text of the facts decides the same')
  if (!first.ok) return
  const reply = canonicalText(first.value.reply)
  assert(canonicalText(readCanonical(reply)) === reply, 'a reply reads back as it was written')
  for (const change of first.value.changes) {
    const changed = canonicalText(change)
    assert(canonicalText(readCanonical(changed)) === changed, 'a change reads back as it was written')
  }
}

/** Nothing is made or lost between the user and the house, and every entry says what the account held after it. */
function checkMoney(life: Life, { postings }: Decision): void {
  for (const amount of houseDeltasOf(postings).values()) life.house += amount
  const held = [...life.desk.book().accounts.values()].reduce((sum, amount) => sum + amount, 0n)
  assert(held + life.house === decimal(granted), 'user and house together hold what was granted')
  const last = new Map(
    life.desk.entries().map(({ account, currency, balanceAfter }) => [`${account}:${currency}`, balanceAfter]),
  )
  for (const [key, balanceAfter] of last)
    assert(
      (life.desk.book().accounts.get(key as 'contract:USDT') ?? 0n) === balanceAfter,
      'the last entry is the balance',
    )
}

function checkIsolated(desk: Desk, { changes }: Decision): void {
  for (const change of changes) {
    if (change.kind !== 'position' || change.position.marginMode !== 'isolated') continue
    const { position } = change
    if (position.state === 'closed' || desk.facts().market(position.symbol)?.state !== 'open') continue
    const isDue = isolatedIsDue(
      position,
      termsOf(desk.facts(), position.symbol),
      markFact(desk.facts(), position.symbol),
    )
    assert(!isDue, 'no command leaves an isolated position that is due')
  }
}

/** What the triggers would send after a tick, in the order that the rules have. */
function sweep(life: Life, { a, c }: Draw): void {
  const { desk, tape } = life
  const ids = (): string[] => [...desk.book().positions.keys()]
  for (const positionId of ids()) step(life, { kind: 'fire_stops', positionId })
  for (const positionId of ids()) step(life, { kind: 'liquidate_position', positionId })
  step(life, { kind: 'liquidate_cross' })
  for (const order of desk.book().orders.values()) {
    if (order.type === 'market') {
      const ticks = [...tape.values()].filter(
        ({ symbol, sequence, sourceAt }) =>
          symbol === order.symbol && sequence > order.acceptedSequence && sourceAt > order.placedAt,
      )
      desk.given({ fillTick: ticks[0] })
      step(life, { kind: 'fill_market_order', orderId: order.id })
      desk.given({ fillTick: undefined })
    } else {
      step(life, { kind: 'fill_limit_order', orderId: order.id })
      step(life, { kind: 'expire_order', orderId: order.id })
    }
  }
  for (const positionId of [...ids(), null]) step(life, { kind: 'call_margin', positionId })
  if (a % 9 !== 0) return
  const symbol = symbols[c % 3] ?? 'BTC/USDT'
  const rate = decimal(['0.0001', '-0.0002', '0.01'][c % 3] ?? '0')
  desk.given({ funding: { mark: markFact(desk.facts(), symbol), sequence: 1, rate } })
  step(life, { kind: 'settle_funding', symbol, fundingAt: desk.at() + 1, rate })
  desk.given({ funding: undefined })
}

function live(draws: readonly Draw[], seen: Map<string, number>): Life {
  const life = begin(seen)
  for (const draw of draws) {
    const { what, a, b, c, d } = draw
    if (what % 5 < 2) {
      const symbol = symbols[a % 3] ?? 'BTC/USDT'
      const moved = ((b % 200) - 100) / (c % 20 === 0 ? 250 : 8_000)
      quote(life, symbol, Math.max(10, Math.round((life.last.get(symbol) ?? 1) * (1 + moved))), d % 100)
      sweep(life, draw)
    } else {
      life.desk.given({
        fillAt: d % 5 === 0 ? 'next_tick' : 'command',
        netQuantity: () => decimal('0.01') * BigInt(a - 500),
      })
      const command = commandOf(life, { ...draw, what: Math.floor(what / 5) })
      assert(isUserCommand(command), 'a user sends it')
      step(life, command)
    }
  }
  return life
}

/** A random test proves nothing of what it never reached. */
const occurring = [
  'add_margin margin_added',
  'buy_second_contract second_contract_placed',
  'call_margin margin_call',
  'cancel_order cancelled',
  'close_all closed',
  'close_position accepted',
  'close_position closed',
  'expire_order cancelled',
  'fill_limit_order closed',
  'fill_limit_order opened',
  'fill_market_order cancelled no_price',
  'fill_market_order cancelled slippage_exceeded',
  'fill_market_order closed',
  'fill_market_order opened',
  'fill_market_order reversed',
  'fire_stops closed',
  'insurance paid',
  'liquidate_cross closed',
  'liquidate_position closed',
  'open_position accepted',
  'open_position opened',
  'open_position refused',
  'place_limit_close resting',
  'place_limit_order resting',
  'remove_margin margin_removed',
  'reverse_position accepted',
  'reverse_position reversed',
  'set_leverage leverage_set',
  'set_stops stops_set',
  'settle_funding funding',
  'transfer transferred',
]

const draw = fc.record({
  what: fc.integer({ min: 0, max: 799 }),
  a: fc.integer({ min: 0, max: 999 }),
  b: fc.integer({ min: 0, max: 999 }),
  c: fc.integer({ min: 0, max: 999 }),
  d: fc.integer({ min: 0, max: 999 }),
})

it('conserves money, goes nowhere below zero, previews and replays what it decides, whatever happens', () => {
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(fc.array(draw, { minLength: 60, maxLength: 160, size: 'max' }), (draws) => {
      live(draws, seen)
      return true
    }),
    { seed: 61, numRuns: 60 },
  )
  expect(occurring.filter((outcome) => !seen.has(outcome))).toEqual([])
})
