import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { describe, expect, it } from 'vitest'
import { bookWithCloses, toldOf } from '@touchstone/signatures/example-closes'
import { besideSeal } from './covered.ts'
import { type ClosedPart, outcomeOfCloses, outcomeOfOption } from './outcome.ts'

const { house, part, both } = bookWithCloses()
const [fetched, fetchedBoth] = [part, both].map((row) => ({ receipt: house.receiptOf(row), told: toldOf(house, row) }))
if (fetched === undefined || fetchedBoth === undefined) throw new Error('the receipts are missing')
const position = { symbol: 'BTC/USDT', direction: 'long', leverage: 20, openTime: '2026-11-21 16:00:00' } as const
const [told] = fetched.told
if (told === undefined) throw new Error('no result is told')
const name = { bookId: String(part.bookId), sequence: part.sequence }
const closes = [{ positionId: told.positionId, sequence: part.sequence, place: 0 }]
const beside = (change: Partial<ClosedPart['part']>, held: Partial<ClosedPart['position']> = {}) => {
  const outcome = outcomeOfCloses([{ position: { ...position, ...held }, part: { ...told, ...change }, isPart: true }])
  return besideSeal({ outcome: outcome ?? 'failed', ...name, closes }, fetched)
}
const more = (value: string): string => printDecimal(decimal(value) + decimal('7777'))

describe('a seal of a close covers the figures that it stands beside', () => {
  it('where they are those of its receipt', () => {
    expect(beside({})).toBe('covered')
    expect(beside({ net: `${told.net}0` })).toBe('covered')
  })

  it.each(['net', 'profit', 'openingFee', 'closingFee', 'liquidationFee', 'funding', 'insurance'] as const)(
    'and none with another %s',
    (figure) => {
      expect(JSON.stringify(beside({ [figure]: more(told[figure]) }))).toContain('is shown as')
    },
  )

  it.each(['entryPrice', 'exitPrice', 'quantity', 'margin'] as const)('nor with another %s', (figure) => {
    expect(beside({ [figure]: more(told[figure]) })).toHaveProperty('sentence')
  })

  it('nor of another symbol, side or reason', () => {
    expect(beside({}, { symbol: 'ETH/USDT' })).toHaveProperty('sentence')
    expect(beside({}, { direction: 'short' })).toHaveProperty('sentence')
    expect(beside({ reason: 'take_profit' })).toHaveProperty('sentence')
  })

  it('of a part as a part, and says in words what is shown otherwise', () => {
    const whole = outcomeOfCloses([{ position, part: told }]) ?? 'failed'
    expect(besideSeal({ outcome: whole, ...name, closes }, fetched)).toEqual({
      sentence: 'what happened is shown as "closed by user", but the receipt has "closed part"',
    })
    expect(JSON.stringify(beside({ exitPrice: '1' }))).toMatch(/"the exit price is shown as 1, but the receipt has \d/)
    expect(JSON.stringify(beside({ profit: '9' }))).not.toMatch(/(words|receipts)\./)
  })

  it('of a close as a whole by its own title', () => {
    const [last] = fetchedBoth.told
    expect(last).toBeDefined()
    if (last === undefined) return
    const direction = last.symbol === 'BTC/USDT' ? ('long' as const) : ('short' as const)
    const place = { positionId: last.positionId, sequence: both.sequence, place: last.place }
    const of = { bookId: String(both.bookId), sequence: both.sequence, closes: [place] }
    const held = { ...position, symbol: last.symbol, direction }
    const outcome = (isPart: boolean) => outcomeOfCloses([{ position: held, part: last, isPart }]) ?? 'failed'
    expect(besideSeal({ outcome: outcome(false), ...of }, fetchedBoth)).toBe('covered')
    expect(besideSeal({ outcome: outcome(true), ...of }, fetchedBoth)).toHaveProperty('sentence')
  })

  it('nor of another record, or a close that it has not', () => {
    const outcome = outcomeOfCloses([{ position, part: told, isPart: true }]) ?? 'failed'
    expect(besideSeal({ outcome, ...name, sequence: 1, closes }, fetched)).toHaveProperty('sentence')
    expect(besideSeal({ outcome, ...name, bookId: '99', closes }, fetched)).toHaveProperty('sentence')
    expect(besideSeal({ outcome, ...name, closes: [] }, fetched)).toHaveProperty('sentence')
    const other = closes.map((each) => ({ ...each, place: 1 }))
    expect(besideSeal({ outcome, ...name, closes: other }, fetched)).toHaveProperty('sentence')
  })

  it('of several closes too, all of them or those that were told of', () => {
    const settled = { bookId: String(both.bookId), sequence: both.sequence }
    const all = fetchedBoth.told.map((each) => {
      const direction = each.symbol === 'BTC/USDT' ? ('long' as const) : ('short' as const)
      return { position: { ...position, symbol: each.symbol, direction }, part: each }
    })
    for (const some of [all, all.slice(0, 1), all.slice(1)]) {
      const shown = {
        ...settled,
        closes: some.map(({ part: { positionId, sequence, place } }) => ({ positionId, sequence, place })),
      }
      expect(besideSeal({ outcome: outcomeOfCloses(some) ?? 'failed', ...shown }, fetchedBoth)).toBe('covered')
      const lied = some.map((each, at) =>
        at === 0 ? { ...each, part: { ...each.part, net: more(each.part.net) } } : each,
      )
      expect(besideSeal({ outcome: outcomeOfCloses(lied) ?? 'failed', ...shown }, fetchedBoth)).toHaveProperty(
        'sentence',
      )
    }
  })

  it('and waits until they are there', () => {
    expect(besideSeal({ outcome: 'loading', ...name, closes }, fetched)).toBe('awaited')
    expect(besideSeal({ outcome: 'failed', ...name, closes }, fetched)).toBe('covered')
  })
})

describe('a seal of an option', () => {
  const receipt = exampleReceipts()['lost']
  if (receipt === undefined) throw new Error('the receipt is missing')
  const { row } = receipt.journal
  const ended = {
    symbol: 'BTC/USDT',
    direction: 'rise',
    state: 'lost',
    stake: '100',
    payout: '0',
    openPrice: '100',
    closePrice: '99',
    lastedMs: undefined,
  } as const
  const seal = (change: object) =>
    besideSeal(
      {
        outcome: outcomeOfOption({ ...ended, ...change }),
        bookId: String(row.bookId),
        sequence: row.sequence,
        closes: [],
      },
      { receipt, told: [] },
    )

  it('covers what its receipt has, and nothing else', () => {
    expect(seal({})).toBe('covered')
    const lies = [{ state: 'won', payout: '70' }, { stake: '50' }, { closePrice: '101' }, { openPrice: null }]
    for (const lie of [...lies, { direction: 'fall' }, { symbol: 'ETH/USDT' }, { state: 'tied' }])
      expect(seal(lie)).toHaveProperty('sentence')
  })
})
