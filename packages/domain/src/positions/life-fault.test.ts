import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordsOf } from '../books/book.ts'
import type { Decision } from '../books/decision.ts'
import { assertResultsAreMoney } from '../examples/checked-results.ts'
import { openDesk, opening, settingsWith } from '../examples/example-desk.ts'
import { exampleOpening } from '../examples/example-commands.ts'
import { exampleTick } from '../examples/example-facts.ts'
import { exampleHouse } from '../examples/example-house.ts'
import { readEntries } from '../ledger/entries-text.ts'
import { decimal } from '../money/decimal.ts'
import type { Command } from '../rulebook/nouns.ts'
import { readReply } from '../rulebook/read-row.ts'
import { markFact } from './account-risk.ts'
import { lifeFault } from './life-fault.ts'
import type { ClosedReply, OpenedReply } from './position-replies.ts'
import type { LifeRow } from './position-result.ts'
import { positionRecord } from './position.ts'
import type { Settlement } from './settlement.ts'

const house = exampleHouse(new Map([['contract:USDT', decimal('100000')]]))
const tick = exampleTick('BTC/USDT', 1, 1_000, '90333.3')
house.tape(tick)
const given = { at: 1_010, ticks: [tick] }
house.run(exampleOpening({ quantity: decimal('0.3') }), given)
house.run({ kind: 'close_position', positionId: '7-1', quantity: decimal('0.1') }, given)
house.run(exampleOpening({ quantity: decimal('0.05') }), given)
house.run({ kind: 'reverse_position', positionId: '7-1' }, given)
house.run({ kind: 'close_all' }, given)
const rows: LifeRow[] = house.journal().map(({ sequence, at, reply, entries }) => ({
  sequence,
  at,
  reply: readReply(reply),
  postings: readEntries(entries).postings,
}))
const ids = new Set(['7-1', '7-4'])

const claiming = (index: number, change: Partial<Settlement['before']>): LifeRow[] =>
  rows.map((row, at) => {
    if (at !== index) return row
    const reply = row.reply as ClosedReply
    const settlements = reply.settlements.map((each) => ({ ...each, before: { ...each.before, ...change } }))
    return { ...row, reply: { ...reply, settlements } }
  })

it('the closes of an honest house found what the rows before made: in part, added to, reversed, and whole', () => {
  expect(rows.map(({ reply }) => reply.kind)).toEqual(['opened', 'closed', 'opened', 'reversed', 'closed'])
  expect(lifeFault(rows, ids)).toBeUndefined()
})

it.each([1, 3, 4])('another cost or quantity than that is found: in row %d', (index) => {
  const id = index === 4 ? '7-4' : '7-1'
  expect(lifeFault(claiming(index, { cost: 1n }), ids)).toBe(`${id} is closed as if it had cost something else`)
  expect(lifeFault(claiming(index, { quantity: 1n }), ids)).toBe(`${id} is closed as if another quantity had been open`)
})

it('says nothing of what nobody asks about', () => {
  expect(lifeFault(claiming(1, { cost: 1n }), new Set(['7-4']))).toBeUndefined()
})

/** These rows, one of which has these fields in its reply, or other postings. */
const changed = (
  from: readonly LifeRow[],
  index: number,
  { reply = {}, postings }: { reply?: object; postings?: LifeRow['postings'] },
): LifeRow[] =>
  from.map((row, at) =>
    at === index ? { ...row, reply: { ...row.reply, ...reply }, postings: postings ?? row.postings } : row,
  )
const closeOf = (from: readonly LifeRow[], index: number): Settlement => {
  const reply = from[index]?.reply as ClosedReply | undefined
  const settlement = reply?.settlements[0]
  if (settlement === undefined) throw new Error('the row closes something')
  return settlement
}
const unit = decimal('0.000001')

it.each<[string, object, string]>([
  ['fee, which is negative,', { fee: -1n }, 'a negative margin or fee'],
  ['quantity, of nothing,', { quantity: 0n }, 'a quantity that is not positive'],
  ['fee than its entries charge', { fee: 1n }, 'another fee'],
  ['fee, which is none,', { fee: null }, 'another fee'],
  ['margin than its entries lock', { margin: decimal('1') }, 'another margin'],
  ['margin, which is negative,', { margin: -1n }, 'a negative margin or fee'],
  ['symbol', { symbol: 'ETH/USDT' }, 'another position'],
  ['direction', { direction: 'short' }, 'another position'],
  ['margin mode', { marginMode: 'cross' }, 'another'],
])('an opening with another %s is found', (_, reply, sentence) => {
  expect(lifeFault(changed(rows, 0, { reply }), ids)).toContain(sentence)
  expect(lifeFault(changed(rows, 2, { reply }), ids)).toContain(sentence)
})

it.each([{ symbol: 'ETH/USDT' }, { direction: 'short' }, { marginMode: 'cross' }] as const)(
  'what is added to and closed is the position that was opened, not one of %j',
  (other) => {
    expect(lifeFault(changed(rows, 2, { reply: other }), ids)).toBe('7-1 is added to as if it were another position')
    const settlements = [{ ...closeOf(rows, 1), ...other }]
    expect(lifeFault(changed(rows, 1, { reply: { settlements } }), ids)).toBe(
      '7-1 is closed as if it were another position',
    )
  },
)

it('another margin than the rows locked is found, as is one that a close lets go beside its entries', () => {
  expect(lifeFault(claiming(3, { margin: decimal('1') }), ids)).toBe('7-1 is closed as if it had another margin')
  const settlements = [{ ...closeOf(rows, 1), released: 0n }]
  expect(lifeFault(changed(rows, 1, { reply: { settlements } }), ids)).toContain('another margin')
})

it('a booked profit of an isolated position is found, however small, and excuses no other cost', () => {
  const booked = [{ positionId: '7-1', profit: unit }]
  const isolated = '7-1 is isolated, and no profit of it is booked while it is open'
  const false3 = claiming(3, { cost: 1n })
  expect(lifeFault(changed(false3, 1, { reply: { realised: booked } }), ids)).toBe(isolated)
  const settlements = [{ ...closeOf(rows, 1), realised: booked }]
  expect(lifeFault(changed(rows, 1, { reply: { settlements } }), ids)).toBe(isolated)
  const elsewhere = [{ positionId: '7-9', profit: unit }]
  expect(lifeFault(changed(false3, 1, { reply: { realised: elsewhere } }), ids)).toContain('had cost something else')
})

describe('of cross positions whose profit was booked while they were open', () => {
  const [bitcoin, ether] = ['BTC/USDT', 'ETH/USDT']

  /** A long and a short of one book, whose account can be emptied, so that what is due is paid from their profits. */
  function openLife() {
    const desk = openDesk({ contract: '30000' })
    const noted: LifeRow[] = []
    const note = ({ reply, postings }: Decision): void =>
      void noted.push({ sequence: desk.book().sequence, at: desk.at(), reply, postings })
    const attempt = (command: Command): void => {
      const decided = desk.run(command)
      if (decided.ok) note(decided.value)
    }
    const quote = (btc: number, eth: number, spread = 1): void => {
      desk.quote(bitcoin, { bid: String(btc), ask: String(btc + spread) })
      desk.quote(ether, { bid: String(eth), ask: String(eth + 1) })
    }
    const empty = (): void => desk.put({ accounts: new Map([['contract:USDT', 0n]]) })
    const fund = (symbol: string, direction: 1 | -1 = 1): void => {
      const rate = decimal('0.00123') * BigInt(direction)
      const settings = { ...settingsWith(symbol, { fundingRate: rate }), fundingEveryMs: 1 }
      desk.given({ funding: { mark: markFact(desk.facts(), symbol), sequence: 1, rate, settings } })
      attempt({ kind: 'settle_funding', symbol, fundingAt: desk.at() + 1, rate })
      desk.given({ funding: undefined })
    }
    quote(40_000, 2_000)
    note(desk.done(opening([bitcoin, 'long', 'cross', 10, '0.733'])))
    note(desk.done(opening([ether, 'short', 'cross', 10, '7.31'])))
    const [long = '', short = ''] = recordsOf(desk.book(), positionRecord).keys()
    return { desk, noted, attempt, quote, empty, fund, long, short }
  }

  /** Funding books the profit of both; a part of each is closed after it, and at last all. */
  function bookedOfBoth() {
    const life = openLife()
    life.quote(41_003, 1_903)
    life.empty()
    // More than the profit of the larger one is due.
    const settings = { ...settingsWith(bitcoin, { fundingRate: decimal('0.03') }), fundingEveryMs: 1 }
    life.desk.given({
      funding: { mark: decimal('41003'), sequence: 1, rate: decimal('0.03'), settings },
    })
    life.attempt({ kind: 'settle_funding', symbol: bitcoin, fundingAt: life.desk.at() + 1, rate: decimal('0.03') })
    life.desk.given({ funding: undefined })
    life.quote(41_500, 1_850)
    life.attempt({ kind: 'close_position', positionId: life.long, quantity: decimal('0.3') })
    life.attempt({ kind: 'close_position', positionId: life.short, quantity: decimal('2.1') })
    life.attempt({ kind: 'close_all' })
    return { rows: life.noted, asked: new Set([life.long, life.short]), ...life }
  }

  it('an honest life passes, and its results are the money that moved', () => {
    const { rows: cross, asked } = bookedOfBoth()
    expect(cross.map(({ reply }) => reply.kind)).toEqual(['opened', 'opened', 'funding', 'closed', 'closed', 'closed'])
    expect(new Set(cross[2]?.postings.flatMap((each) => (each.kind === 'profit' ? [each.subject] : [])))).toEqual(asked)
    expect(lifeFault(cross, asked)).toBeUndefined()
    expect(assertResultsAreMoney(cross)).toBe(2)
  })

  it.each([
    [3, 'long', 1n],
    [4, 'short', -1n],
  ] as const)('the cost is moved by the profit and less than a unit that was cut: in row %d', (index, which, sign) => {
    const { rows: cross, asked, [which]: id } = bookedOfBoth()
    const opened = cross.map(({ reply }) => reply as OpenedReply).find(({ positionId }) => positionId === id)
    const profit = cross[2]?.postings.find(({ kind, subject }) => kind === 'profit' && subject === id)?.amount ?? 0n
    const settlement = closeOf(cross, index)
    const claimed = (by: bigint): string | undefined => {
      const before = { ...settlement.before, cost: (opened?.notional ?? 0n) + sign * (profit + by) }
      const lie = changed(cross, index, { reply: { settlements: [{ ...settlement, before }] } })
      return lifeFault(lie.slice(0, index + 1), asked)
    }
    const sentence = `${id} is closed as if it had cost something else`
    expect([-1n, 0n, unit - 1n, unit].map(claimed)).toEqual([sentence, undefined, undefined, sentence])
  })

  it('a margin that is not that of the leverage is found, though no entry moves it', () => {
    const { rows: cross, asked, long } = bookedOfBoth()
    expect(lifeFault(changed(cross, 0, { reply: { margin: unit } }), asked)).toBe(
      `${long} has another margin than that of its leverage`,
    )
  })

  it('a funding without the entries of its profit or payment is found', () => {
    const { rows: cross, asked, long } = bookedOfBoth()
    const funding = cross[2]
    if (funding === undefined) throw new Error('there is a funding')
    const without = (kind: string) => funding.postings.filter((each) => each.kind !== kind)
    expect(lifeFault(changed(cross, 2, { postings: without('profit') }), asked)).toContain('had cost something else')
    expect(lifeFault(changed(cross, 2, { postings: without('funding') }), asked)).toBe(
      `${long} has another funding than its entries charge`,
    )
    expect(lifeFault(changed(cross, 2, { reply: { payments: [] } }), asked)).toContain('another funding')
  })

  it('a profit that covered the close of another moves the cost, and one of nothing is found', () => {
    const life = openLife()
    life.empty()
    life.quote(41_003, 2_060)
    life.attempt({ kind: 'close_position', positionId: life.short, quantity: null })
    life.attempt({ kind: 'close_position', positionId: life.long, quantity: null })
    const [settlement] = [closeOf(life.noted, 2)]
    const asked = new Set([life.long, life.short])
    expect(settlement.realised).toMatchObject([{ positionId: life.long }])
    expect(lifeFault(life.noted, asked)).toBeUndefined()
    assertResultsAreMoney(life.noted)
    const claimed = (realised: object[]): string | undefined =>
      lifeFault(changed(life.noted, 2, { reply: { settlements: [{ ...settlement, realised }] } }), asked)
    expect(claimed([])).toBe(`${life.long} is closed as if it had cost something else`)
    expect(claimed([{ positionId: life.long, profit: 0n }])).toBe(`${life.long} has a booked profit that is none`)
  })

  it('a profit that a part close books of its own rest belongs to the liquidation of that rest', () => {
    const life = openLife()
    life.attempt({ kind: 'close_position', positionId: life.short, quantity: null })
    life.empty()
    // The rest stands at a profit at the mark, and closes at a loss at the bid.
    life.desk.quote(bitcoin, { bid: '38000', ask: '42200' })
    life.attempt({ kind: 'close_position', positionId: life.long, quantity: decimal('0.433') })
    const asked = new Set([life.long, life.short])
    const closed = life.noted.at(-1)?.reply as ClosedReply
    expect(closed.settlements).toMatchObject([
      { reason: 'user', realised: [] },
      { reason: 'liquidation', realised: [] },
    ])
    expect(closed.realised).toMatchObject([{ positionId: life.long, quantity: decimal('0.3') }])
    expect(lifeFault(life.noted, asked)).toBeUndefined()
    expect(assertResultsAreMoney(life.noted)).toBe(1)
    const [part, rest] = closed.settlements
    const before = { ...rest?.before, cost: closed.realised[0]?.cost }
    const lie = { settlements: [part, { ...rest, before }] }
    expect(lifeFault(changed(life.noted, 3, { reply: lie }), asked)).toBe(
      `${life.long} is closed as if it had cost something else`,
    )
  })

  it('no honest one is found false, whatever is due when: funding, parts, liquidations and shortfalls', () => {
    const seen = new Map<string, number>()
    const step = fc.record({
      what: fc.integer({ min: 0, max: 7 }),
      btc: fc.integer({ min: -900, max: 900 }),
      eth: fc.integer({ min: -60, max: 60 }),
      crash: fc.integer({ min: 0, max: 14 }),
      spread: fc.constantFrom(1, 1, 1, 9_000),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 8, maxLength: 30, size: 'max' }), (steps) => {
        const life = openLife()
        const { desk, attempt, fund, long, short } = life
        let [btc, eth] = [40_000, 2_000]
        for (const each of steps) {
          btc += each.crash === 0 ? -9_000 : each.btc
          eth += each.crash === 1 ? 500 : each.eth
          if (btc < 5_000 || eth < 100) break
          life.quote(btc, eth, each.spread)
          attempt({ kind: 'liquidate_cross' })
          const part = decimal('0.037')
          if (each.what < 2) fund(bitcoin, each.what === 0 ? 1 : -1)
          else if (each.what < 4) fund(ether, each.what === 2 ? 1 : -1)
          else if (each.what === 4) attempt({ kind: 'close_position', positionId: long, quantity: part })
          else if (each.what === 5) attempt({ kind: 'close_position', positionId: short, quantity: part * 10n })
          else if (each.what === 6) life.empty()
          else attempt(opening([bitcoin, 'long', 'cross', 10, '0.01']))
        }
        attempt({ kind: 'close_all' })
        const { noted } = life
        for (const { reply, postings } of noted) {
          const closed = reply.kind === 'closed' ? (reply as ClosedReply) : undefined
          const all = closed?.settlements ?? []
          const count = (what: string, is: boolean): void => void (is && seen.set(what, (seen.get(what) ?? 0) + 1))
          count('booked by funding', reply.kind === 'funding' && postings.some(({ kind }) => kind === 'profit'))
          count(
            'booked by a close',
            all.some(({ realised }) => realised.length > 0),
          )
          count(
            'part',
            all.some(({ quantity, before }) => quantity < before.quantity),
          )
          count(
            'liquidation',
            all.some(({ reason }) => reason === 'liquidation'),
          )
          count('booked for a shortage', (closed?.realised.length ?? 0) > 0)
          count('shortfall', (closed?.insurancePaid ?? 0n) > 0n)
        }
        const asked = new Set(
          noted.flatMap(({ reply }) => (reply.kind === 'opened' ? [(reply as OpenedReply).positionId] : [])),
        )
        expect(lifeFault(noted, asked)).toBeUndefined()
        assertResultsAreMoney(noted)
        expect(desk.book().sequence).toBeGreaterThan(0)
      }),
      { seed: 44, numRuns: 150 },
    )
    expect([...seen.keys()].sort()).toEqual([
      'booked by a close',
      'booked by funding',
      'booked for a shortage',
      'liquidation',
      'part',
      'shortfall',
    ])
  })
})
