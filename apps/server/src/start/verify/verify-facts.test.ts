import type { Book } from '@touchstone/domain/books/book'
import { writeCanonical } from '@touchstone/domain/books/codec'
import type { Decision } from '@touchstone/domain/books/decision'
import { exampleTransfer } from '@touchstone/domain/examples/example-commands'
import { exampleFacts } from '@touchstone/domain/examples/example-facts'
import { bitcoin, changing, opening } from '@touchstone/domain/examples/forging-house'
import { quoteExchange } from '@touchstone/domain/exchange/quote-exchange'
import { journalRowHash } from '@touchstone/domain/ledger/journal-row'
import type { Tick } from '@touchstone/domain/market/tick'
import { decimal } from '@touchstone/domain/money/decimal'
import type { Order } from '@touchstone/domain/positions/order'
import type { Position } from '@touchstone/domain/positions/position'
import { assert } from '@touchstone/domain/result'
import { decide } from '@touchstone/domain/rulebook/decide'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { settingsText } from '@touchstone/domain/settings/settings-text'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type JournalColumns, journalRowFrom } from '../../house/ledger/journal-columns.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { type Lies, openTestHouse, type TestHouse } from './test-house.ts'
import { closing, naming } from './test-lies.ts'
import { verifyDatabase } from './verify.ts'

const hour = 3_600_000
/** A source of bitcoin may be slow. */
const symbols = [...defaultSettings.symbols.values()].map((each) => ({ ...each, delayMsMax: 120_000 }))
const slow = { ...defaultSettings, symbols: new Map(symbols.map((each) => [each.symbol, each])) }
const better = { ...slow, version: 2, effectiveAt: Date.UTC(2030, 0, 1) }

/** What the house makes up in the decision that comes next. */
let lie: {
  book?: (book: Book) => Book
  decision?: (decision: Decision) => Decision
  facts?: ReturnType<Lies['facts']>
} = {}
const lies: Lies = {
  decide(book, command, facts) {
    const decided = decide(lie.book?.(book) ?? book, command, facts)
    if (!decided.ok || lie.decision === undefined) return decided
    return { ok: true, value: lie.decision(decided.value) as typeof decided.value }
  },
  facts: () => lie.facts ?? {},
}

/** Each begins two days after the one before, at a time of funding. */
let at = Date.UTC(2026, 10, 18)
let house: TestHouse
let database: TestDatabase

/** Tapes a price so many milliseconds after the beginning of the story. */
async function price(after: number, of: string, delayMs?: number): Promise<Tick> {
  await house.ticksAt(at + after, { [bitcoin]: of }, delayMs)
  const last = await house.tape.lastAtOrBefore(bitcoin, at + after)
  assert(last !== undefined, 'the tape has a tick')
  return last.tick
}

/** Writes the last row of a book again, with its hash, its leaf and the head of the book in order. */
async function rewrite(bookId: number, change: { at: number }): Promise<void> {
  const { owner } = house
  const [last] = await owner<JournalColumns[]>`
    select * from journal where book_id = ${bookId} order by sequence desc limit 1`
  assert(last !== undefined, 'the book has a row')
  const row = { ...journalRowFrom(last), ...change }
  const hash = journalRowHash(row)
  await owner`update journal set at = ${row.at}, hash = ${hash} where book_id = ${bookId} and sequence = ${row.sequence}`
  await owner`update books set head = ${hash} where id = ${bookId}`
  await owner`update batches set leaves = replace(leaves, ${row.hash}, ${hash}) where checkpoint_id is null`
}

type Story = (bookId: number, isHonest: boolean) => Promise<void>

async function closeOn(bookId: number, tick: Tick | undefined, key?: string): Promise<void> {
  const named = tick === undefined ? {} : { named: naming(tick) }
  if (key === undefined) await house.submit(bookId, closing(bookId), named.named)
  else expect(await house.execute({ bookId, key, command: closing(bookId), ...named })).toMatchObject({ kind: 'done' })
}

/** A stop that the first of three ticks crosses, and the third one deeper; another row comes before it fires. */
const firingLate =
  (delayMs: number): Story =>
  async (bookId, isHonest) => {
    await price(2 * delayMs, '90000', delayMs)
    await house.submit(bookId, opening({ stopLoss: { price: decimal('89000'), quantity: null } }))
    const first = await price(2 * delayMs + 2_000, '88990', delayMs)
    await price(2 * delayMs + 3_000, '90100', delayMs)
    const worst = await price(2 * delayMs + 4_000, '86600', delayMs)
    await house.submit(bookId, exampleTransfer('1'))
    const fire = { kind: 'fire_stops', positionId: `${bookId}-2` } as const
    await house.submit(bookId, fire, naming(isHonest ? first : worst))
  }

const stories: readonly [name: string, sentence: RegExp, story: Story][] = [
  [
    'closes on an old price',
    /row 3: in_force: a later tick was in force already/,
    async (bookId, isHonest) => {
      const old = await price(0, '90000')
      await house.submit(bookId, opening())
      await price(hour, '99000')
      await closeOn(bookId, isHonest ? undefined : old)
    },
  ],
  [
    'closes on a later price',
    /row 3: in_force: a tick came after the decision/,
    async (bookId, isHonest) => {
      await price(0, '90000')
      await house.submit(bookId, opening())
      const inForce = await price(hour, '99000')
      const later = await price(27 * hour, '80000')
      house.clock.now = at + hour + 20
      await closeOn(bookId, isHonest ? inForce : later)
    },
  ],
  [
    'closes under a key of its own',
    /row 3: signature: close_position stands under the key settle:2/,
    async (bookId, isHonest) => {
      const old = await price(0, '90000')
      await house.submit(bookId, opening())
      await price(hour, '99000')
      await (isHonest ? closeOn(bookId, undefined) : closeOn(bookId, old, 'settle:2'))
    },
  ],
  [
    'says that a close fills an order',
    /row 3: in_force: a later tick was in force already/,
    async (bookId, isHonest) => {
      const old = await price(0, '90000')
      await house.submit(bookId, opening())
      await price(hour, '99000')
      await house.submit(bookId, closing(bookId), isHonest ? undefined : { ...naming(old), fillTick: old })
    },
  ],
  ['fires a stop late', /row 4: first_crossing: BTC\/USDT \d+ had crossed it before \d+ did/, firingLate(5)],
  [
    'fires a stop late, of a source that was slow',
    /row 4: first_crossing: BTC\/USDT \d+ had crossed it before \d+ did/,
    firingLate(100_000),
  ],
  [
    'fills a market order late',
    /row 4: accepted: an earlier price came after acceptance/,
    async (bookId, isHonest) => {
      await price(0, '90000')
      await house.submit(bookId, opening())
      // By now the price is stale, and the close waits for another.
      house.clock.now = at + 10_000
      await house.submit(bookId, closing(bookId))
      const ticks = [await price(12_000, '90010'), await price(13_000, '89800')]
      const fillTick = ticks[isHonest ? 0 : 1]
      assert(fillTick !== undefined, 'the tick was taped')
      const fill = { kind: 'fill_market_order', orderId: `${bookId}-3` } as const
      await house.submit(bookId, fill, { ...naming(fillTick), fillTick })
    },
  ],
  [
    'lets an order wait that its settings fill at once',
    /row 2: fill_at: the settings decide on another price/,
    async (bookId, isHonest) => {
      await price(0, '90000')
      if (!isHonest) lie = { facts: { fillAt: 'next_tick' } }
      await house.submit(bookId, opening())
    },
  ],
  [
    'liquidates cross positions on an old price',
    /row 3: in_force: a later tick was in force already/,
    async (bookId, isHonest) => {
      const low = await price(0, '50000')
      await price(2_000, '90000')
      await house.submit(bookId, opening({ marginMode: 'cross', quantity: decimal('10') }))
      await price(hour, isHonest ? '80000' : '91000')
      await house.submit(bookId, { kind: 'liquidate_cross' }, isHonest ? undefined : naming(low))
    },
  ],
  [
    'quotes an exchange on an old price',
    /row 3: prices: another price of BTC was in force when it was quoted/,
    async (bookId, isHonest) => {
      const old = await price(0, '90000')
      await house.submit(bookId, exampleTransfer('1000'))
      const inForce = await price(hour, '80000')
      const request = { id: `q-${bookId}`, bookId, from: 'USDT', to: 'BTC', pay: decimal('1000') } as const
      const facts = exampleFacts({ at: house.clock.now, ticks: [isHonest ? inForce : old] })
      const quoted = quoteExchange(request, facts)
      assert(quoted.ok, 'it is quoted')
      await house.owner`insert into exchange_quotes (book_id, body) values (${bookId}, ${writeCanonical(quoted.value)})`
      await house.submit(bookId, { kind: 'exchange', quoteId: request.id })
    },
  ],
  [
    'takes another rate of funding',
    /row 3: settings: the settings charge no such rate at this time/,
    async (bookId, isHonest) => {
      await price(0, '90000')
      await house.submit(bookId, opening())
      const last = await price(8 * hour - 200, '90000')
      house.clock.now = at + 8 * hour
      const rate = decimal(isHonest ? '0.0001' : '0.01')
      const terms = [...defaultSettings.symbols.values()].map((each) => ({ ...each, fundingRate: rate }))
      lie = {
        facts: { settings: { ...defaultSettings, symbols: new Map(terms.map((each) => [each.symbol, each])) } },
      }
      const command = { kind: 'settle_funding', symbol: bitcoin, fundingAt: at + 8 * hour, rate } as const
      await house.submit(bookId, command, { funding: { mark: last.bid, sequence: last.sequence, rate } })
    },
  ],
  [
    'closes a position as if it had cost more',
    /row 3: the recorded (reply|entries) (is|are) not (that|those) of the decision/,
    async (bookId, isHonest) => {
      await price(0, '90000')
      await house.submit(bookId, opening())
      await price(2_000, '90100')
      const dearer = changing<Position>('position', (each) => ({ ...each, cost: each.cost + decimal('90') }))
      if (!isHonest) lie = { book: dearer }
      await house.submit(bookId, closing(bookId))
    },
  ],
  [
    'fills an order at a lower limit than asked for',
    /row 3: accepted: what was filled is not what was asked for/,
    async (bookId, isHonest) => {
      await price(0, '89000')
      const selling = { ...opening({ direction: 'short' }), kind: 'place_limit_order', expiresAt: null } as const
      await house.submit(bookId, { ...selling, price: decimal('95000') })
      await price(2_000, '95100')
      if (!isHonest) lie = { book: changing<Order>('order', (order) => ({ ...order, price: decimal('94000') })) }
      await house.submit(bookId, { kind: 'fill_limit_order', orderId: `${bookId}-2` })
    },
  ],
  [
    'takes a fee along with a transfer',
    /row 2: postings: the postings are not those of this kind of command/,
    async (bookId, isHonest) => {
      await price(0, '90000')
      const fee = { kind: 'withdrawal_fee', currency: 'USDT', from: 'contract', to: 'house:fees' } as const
      const subject = `${bookId}-2`
      if (!isHonest)
        lie = {
          decision: (decision) => ({
            ...decision,
            postings: [...decision.postings, { ...fee, amount: decimal('100'), subject }],
          }),
        }
      await house.submit(bookId, exampleTransfer('10'))
    },
  ],
  [
    'decides by settings that are not in force',
    /row 2: it was decided under version 2 of the settings, but 1 was in force/,
    async (bookId, isHonest) => {
      await price(0, '90000')
      if (!isHonest) lie = { facts: { settings: better } }
      await house.submit(bookId, opening())
    },
  ],
  [
    'decides at another time than it records',
    /row 3: time: a row is not of the time that its facts name/,
    async (bookId, isHonest) => {
      await price(0, '90000')
      await house.submit(bookId, opening())
      house.clock.now = at + 100
      await house.submit(bookId, closing(bookId))
      if (!isHonest) await rewrite(bookId, { at: at + hour })
    },
  ],
]

let found: readonly string[]
const books = new Map<string, number>()
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  house = await openTestHouse(database.address, at, lies, slow)
  await house.owner`insert into settings (version, effective_at, body)
    values (2, ${better.effectiveAt}, ${settingsText(better)})`
  let users = 0
  for (const [name, , story] of stories)
    for (const isHonest of [true, false]) {
      at += 48 * hour
      house.clock.now = at
      const bookId = await house.grantedBook((users += 1))
      books.set(`${name} ${isHonest}`, bookId)
      await story(bookId, isHonest)
      lie = {}
    }
  house.clock.now = at + 40 * hour
  await house.checkpoint()
  found = (await verifyDatabase(house.owner)).differences
}, 60_000)
afterAll(async () => {
  await house.close()
  await database.drop()
})

describe('verify names the row where a house', () => {
  const of = (name: string, isHonest: boolean): string[] => {
    const bookId = books.get(`${name} ${isHonest}`)
    return found.filter((sentence) => sentence.startsWith(`book ${bookId}:`))
  }

  it.each(stories)('%s', (name, sentence) => {
    expect(of(name, true)).toEqual([])
    expect(of(name, false)).toContainEqual(expect.stringMatching(sentence))
  })

  it('lies, and nothing besides', () => {
    const others = found.filter((sentence) => !sentence.startsWith('book '))
    expect(others).toEqual(['version 2 of the settings was filed without two operators'])
  })
})
