import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { houseDeltasOf } from '../books/apply-decision.ts'
import { type Book, holding, recordsOf } from '../books/book.ts'
import { writeCanonical } from '../books/codec.ts'
import { type Decided, type Decision, recordIn, type Reply } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import { factsFromText, recordingFacts } from '../books/facts-record.ts'
import type { Facts } from '../books/facts.ts'
import { assertResultsAreMoney } from '../examples/checked-results.ts'
import { heldAfter, heldIn, heldText, readHeld } from '../equity/held-state.ts'
import type { Desk } from '../examples/example-desk.ts'
import { beginLife, commandOf, type Draw, granted, type Life, quote, symbolOf } from '../examples/random-life.ts'
import { type Canonical, canonicalText } from '../ledger/canonical.ts'
import { decimal } from '../money/decimal.ts'
import { readShape } from '../money/shape.ts'
import { preview } from '../previews/preview.ts'
import { assert } from '../result.ts'
import { decide, isUserCommand } from '../rulebook/decide.ts'
import { factKinds } from '../rulebook/noun-tables.ts'
import type { Command, CommandOf, Refusal } from '../rulebook/nouns.ts'
import { readCommand, readReply } from '../rulebook/read-row.ts'
import { settingsWith } from '../examples/example-desk.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { crossIsDue, markFact, termsOf } from './account-risk.ts'
import { orderRecord } from './order.ts'
import { positionRecord } from './position.ts'
import { isolatedIsDue } from './valuation.ts'

/**
 * Random lives of one book: random commands over random ticks, and after every tick what a trigger would send. What must
 * hold of every step is checked by `assertSound` and by `step`; what must have occurred at all is counted.
 */
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
const outcomeOf = (decided: Decided<Reply, Refusal>): string =>
  decided.ok ? canonicalText(decided.value as Parameters<typeof canonicalText>[0]) : canonicalText(decided.refusal)

/** Runs one command and checks what must hold of it. */
function step(life: Life, command: Command): void {
  const { desk } = life
  const book = desk.book()
  const { facts, text } = recordingFacts(desk.facts())
  const first = decide(book, command, facts)
  checkPartialLoad(book, command, desk.facts(), first)
  checkReplay(life, book, readCommand(writeCanonical(command)), text(), first)
  const before = preview(book, command as CommandOf<'open_position'>, desk.facts())
  const decided = desk.run(command)
  life.seen.set(keyOf(command, decided), (life.seen.get(keyOf(command, decided)) ?? 0) + 1)
  if (!decided.ok) {
    assert(desk.book() === book, 'a refusal changes nothing')
    return
  }
  checkMoney(life, decided.value)
  const { reply, postings } = decided.value
  checkHeld(book, desk, reply)
  life.rows.push({ sequence: desk.book().sequence, at: desk.at(), reply, postings })
  if (judged.has(command.kind)) {
    assert(!crossIsDue(openDraft(desk.book()), desk.facts()), `${command.kind} never leaves a cross book that is due`)
    if (command.kind !== 'add_margin') checkIsolated(desk, decided.value)
  }
  if (previewable.has(command.kind) && desk.facts().fillAt === 'command') {
    assert(before.ok && canonicalText(before.value.reply) === canonicalText(reply), 'a preview shows the reply')
    const after = before.value.position
    const same = after === null || canonicalText(after) === canonicalText(desk.position(after.id))
    assert(same, 'a preview shows the position')
  }
}

const keyOf = (command: Command, decided: Decided<Reply, Refusal>): string => {
  if (!decided.ok) return `${command.kind} refused`
  const { kind, reason, insurancePaid } = decided.value.reply
  if (typeof insurancePaid === 'bigint' && insurancePaid > 0n) return 'insurance paid'
  const payers = decided.value.postings.flatMap((posting) => (posting.kind === 'funding' ? [posting.from] : []))
  if (kind === 'funding') return `funding from ${[...new Set(payers)].sort().join(' and ')}`
  const words = [command.kind, kind, reason].filter((word) => typeof word === 'string')
  return words.join(' ')
}

function checkReplay(
  { tape, charging }: Life,
  book: Book,
  command: Command,
  text: string,
  first: Decided<Reply, Refusal>,
): void {
  const archive = {
    settings: (version: number) => (version === 1 ? defaultSettings : charging),
    tapeRow(symbol: string, sequence: number) {
      const row = tape.get(`${symbol} ${sequence}`)
      assert(row !== undefined, 'the tape has what a row names')
      return row
    },
  }
  const replayed = decide(book, command, factsFromText(text, archive, factKinds))
  assert(outcomeOf(replayed) === outcomeOf(first), 'a replay from the text of the facts decides the same')
  if (!first.ok) return
  for (const change of first.value.changes) {
    const written = change.kind === 'record' ? change.record : (change.value as object)
    const read = readShape(JSON.parse(canonicalText(written as Canonical)), change.of.decimals)
    assert(isDeepStrictEqual(read, written), `a ${change.of.name} reads back`)
  }
  const { reply } = first.value
  assert(isDeepStrictEqual(readReply(writeCanonical(reply)), reply), `it reads back: ${writeCanonical(reply)}`)
}

/** The executor loads only some rows of a book; the decision must not depend on the others. */
function checkPartialLoad(book: Book, command: Command, facts: Facts, first: Decided<Reply, Refusal>): void {
  const loaded = loadedFor(book, command)
  assert(outcomeOf(decide(loaded, command, facts)) === outcomeOf(first), `${command.kind} needs only its rows`)
}

/**
 * The rows that a command can read: what it names and what stands beside that in its symbol, every cross position, and,
 * where a cross position can be closed, every order, as a liquidation would cancel it.
 */
function loadedFor(book: Book, command: Command): Book {
  if (command.kind === 'close_all') return book
  const named =
    'positionId' in command && command.positionId !== null
      ? recordsOf(book, positionRecord).get(command.positionId)
      : undefined
  const order = 'orderId' in command ? recordsOf(book, orderRecord).get(command.orderId) : undefined
  const symbol = 'symbol' in command ? command.symbol : (named?.symbol ?? order?.symbol)
  const closesCross =
    command.kind === 'liquidate_cross' ||
    ((named ?? order)?.marginMode === 'cross' && (named !== undefined || order?.action !== 'open'))
  const positions = [...recordsOf(book, positionRecord).values()].filter(
    (each) => each.marginMode === 'cross' || each.symbol === symbol,
  )
  const orders = [...recordsOf(book, orderRecord).values()].filter((each) => closesCross || each.symbol === symbol)
  return {
    ...book,
    records: { ...book.records, ...holding(positionRecord, positions), ...holding(orderRecord, orders) },
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

/** What a book holds follows from what it held and the row alone, as it is read from its text. */
function checkHeld(before: Book, desk: Desk, reply: Reply): void {
  const after = heldAfter(readHeld(heldText(heldIn(before))), { reply, entries: desk.entries() })
  assert(heldText(after) === heldText(heldIn(desk.book())), 'a row leads to what is held after it')
}

function checkIsolated(desk: Desk, { changes }: Decision): void {
  for (const change of changes) {
    const position = recordIn(change, positionRecord)
    if (position?.marginMode !== 'isolated') continue
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
  const ids = (): string[] => [...recordsOf(desk.book(), positionRecord).keys()]
  for (const positionId of ids()) step(life, { kind: 'fire_stops', positionId })
  for (const positionId of ids()) step(life, { kind: 'liquidate_position', positionId })
  step(life, { kind: 'liquidate_cross' })
  for (const order of recordsOf(desk.book(), orderRecord).values()) {
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
  const symbol = symbolOf(c)
  const rate = decimal(['0.0001', '-0.0002', '0.01'][c % 3] ?? '0')
  const settings = { ...settingsWith(symbol, { fundingRate: rate }), version: 2, fundingEveryMs: 1 }
  life.charging = settings
  desk.given({ funding: { mark: markFact(desk.facts(), symbol), sequence: 1, rate, settings } })
  step(life, { kind: 'settle_funding', symbol, fundingAt: desk.at() + 1, rate })
  desk.given({ funding: undefined })
}

function live(draws: readonly Draw[], seen: Map<string, number>): Life {
  const life = beginLife(seen)
  for (const draw of draws) {
    const { what, a, b, c, d } = draw
    if (what % 5 < 2) {
      const symbol = symbolOf(a)
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
  'funding from contract',
  'funding from contract and house:counterparty',
  'funding from house:counterparty',
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
  'settle_funding refused',
  'transfer transferred',
]

const draw = fc.record({
  what: fc.integer({ min: 0, max: 799 }),
  a: fc.integer({ min: 0, max: 999 }),
  b: fc.integer({ min: 0, max: 999 }),
  c: fc.integer({ min: 0, max: 999 }),
  d: fc.integer({ min: 0, max: 999 }),
})

it(
  'conserves money and its results, goes nowhere below zero, previews and replays what it decides, whatever happens',
  { timeout: 60_000 },
  () => {
    const seen = new Map<string, number>()
    let partly = 0
    fc.assert(
      fc.property(fc.array(draw, { minLength: 60, maxLength: 160, size: 'max' }), (draws) => {
        partly += assertResultsAreMoney(live(draws, seen).rows)
        return true
      }),
      { seed: 61, numRuns: 60 },
    )
    expect(occurring.filter((outcome) => !seen.has(outcome))).toEqual([])
    expect(partly).toBeGreaterThan(100)
  },
)
