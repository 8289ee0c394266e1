import { describe, expect, it } from 'vitest'
import { partOf } from '../books/book.ts'
import { opening } from '../examples/example-desk.ts'
import { openRealDesk } from '../examples/example-real-desk.ts'
import type { Posting } from '../ledger/posting.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import { postingRule } from '../rulebook/journal-tables.ts'
import type { PostingKind } from '../rulebook/nouns.ts'
import { countRealised, lostInDay } from './losses.ts'
import { type HourOfTrading, standingPart } from './standing.ts'
import { hourMs } from '../time.ts'

const of = (hour: number, loss: string, profit = '0'): HourOfTrading => ({
  hour,
  loss: decimal(loss),
  profit: decimal(profit),
})
const lost = (losses: HourOfTrading[], at: number): string => printDecimal(lostInDay(losses, at))

describe('what counts as lost in a day', () => {
  it.each([
    ['within the hour', [of(100, '10')], 100.5, '10'],
    ['until the whole hour is older than a day', [of(100, '10')], 125 - 1 / hourMs, '10'],
    ['and not from then on', [of(100, '10')], 125, '0'],
    ['profits while the whole hour is of the day', [of(100, '10', '4')], 124, '6'],
    ['and no longer', [of(100, '10', '4')], 124 + 1 / hourMs, '10'],
    ['all hours together', [of(99, '10'), of(100, '5', '1'), of(101, '0', '3')], 101, '11'],
    ['never less than nothing', [of(100, '1', '5')], 100, '0'],
  ])('%s', (_, losses, hour, expected) => {
    expect(lost(losses, Math.round(hour * hourMs))).toBe(expected)
  })
})

const posting = (kind: PostingKind, from: Posting['from'], to: Posting['to'], amount = '1'): Posting => ({
  kind,
  from,
  to,
  currency: 'USDT',
  amount: decimal(amount),
  subject: '7-1',
})

const isRealised = (kind: string): boolean => postingRule(kind).isRealised

describe('what is counted', () => {
  it.each([
    ['a loss', posting('loss', 'margin', 'house:counterparty'), '1', '0'],
    ['a profit', posting('profit', 'house:counterparty', 'contract'), '0', '1'],
    ['a fee', posting('opening_fee', 'contract', 'house:fees'), '1', '0'],
    ['a fee of a liquidation', posting('liquidation_fee', 'contract', 'house:insurance'), '1', '0'],
    ['funding that is paid', posting('funding', 'margin', 'house:counterparty'), '1', '0'],
    ['funding that is received', posting('funding', 'house:counterparty', 'contract'), '0', '1'],
    ['a stake that is lost', posting('stake_lost', 'frozen', 'house:counterparty'), '1', '0'],
    ['a payout', posting('payout', 'house:counterparty', 'contract'), '0', '1'],
  ])('%s', (_, realised, loss, profit) => {
    expect(countRealised([], [realised], 100 * hourMs, isRealised)).toEqual([of(100, loss, profit)])
  })

  it.each([
    ['what insurance pays', posting('insurance', 'house:insurance', 'house:counterparty')],
    ['a stake that is placed', posting('stake_placed', 'contract', 'frozen')],
    ['a stake that returns', posting('stake_returned', 'frozen', 'contract')],
    ['a transfer', posting('transfer', 'contract', 'balance')],
    ['an exchange', posting('exchange_out', 'balance', 'house:counterparty')],
  ])('not %s', (_, moved) => {
    const before = [of(99, '1')]
    expect(countRealised(before, [moved], 100 * hourMs, isRealised)).toBe(before)
  })

  it('adds to the hour, and forgets what can count no more', () => {
    const before = [of(74, '1'), of(75, '2'), of(76, '3'), of(100, '4', '1')]
    const after = countRealised(before, [posting('loss', 'margin', 'house:counterparty')], 100 * hourMs, isRealised)
    expect(after).toEqual([of(76, '3'), of(100, '5', '1')])
  })
})

it('follows a real book: fees and losses of its trades, and none of a demo book', () => {
  const desk = openRealDesk()
  desk.quote('BTC/USDT', '40000')
  desk.done(opening(['BTC/USDT', 'long', 'isolated', 10, '0.1']))
  desk.quote('BTC/USDT', '39000')
  desk.done({ kind: 'close_position', positionId: desk.position().id, quantity: null })
  const standing = partOf(desk.book(), standingPart)
  // 100 lost, and 0.05 % of 4,000 and of 3,900.
  expect(lost([...standing.losses], desk.at())).toBe('103.95')
  desk.put({ world: 'demo' })
  desk.done(opening(['BTC/USDT', 'long', 'isolated', 10, '0.1']))
  expect(partOf(desk.book(), standingPart)).toBe(standing)
})
