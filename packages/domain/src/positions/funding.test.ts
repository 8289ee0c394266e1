import { describe, expect, it } from 'vitest'
import { holding as holdingRecords } from '../books/book.ts'
import type { Decision } from '../books/decision.ts'
import { assertResultsAreMoney, resultsOf } from '../examples/checked-results.ts'
import { type Desk, deskSettings, openDesk, opening, settingsWith } from '../examples/example-desk.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import type { Settings } from '../settings/settings.ts'
import type { LifeRow } from './position-result.ts'
import { type Direction, type MarginMode, positionRecord } from './position.ts'

const btc = 'BTC/USDT'
const sunday = 1_767_528_000_000

function holding(direction: Direction, marginMode: MarginMode = 'isolated', contract = '10000', symbol = btc): Desk {
  const desk = openDesk({ contract })
  desk.quote(symbol, '40000')
  desk.done(opening([symbol, direction, marginMode, 10, '1']))
  return desk
}
/** Under settings of this rate, which name every moment. */
function settle(desk: Desk, rate: string, mark = '40000', fundingAt = desk.at() + 1) {
  const { symbol } = desk.position()
  const settings = { ...settingsWith(symbol, { fundingRate: decimal(rate) }), fundingEveryMs: 1 }
  desk.given({ settings, funding: { mark: decimal(mark), sequence: 1, rate: decimal(rate) } })
  return desk.run({ kind: 'settle_funding', symbol, fundingAt, rate: decimal(rate) })
}

describe('funding', () => {
  it.each<[Direction, string, string, string]>([
    ['long', '0.0001', '4', 'a positive rate: the long pays'],
    ['short', '0.0001', '-4', 'and the short receives'],
    ['long', '-0.0001', '-4', 'a negative rate: the long receives'],
    ['short', '-0.0001', '4', 'and the short pays'],
    ['long', '0.00010000001', '4.000001', 'what is paid is rounded up'],
    ['short', '0.00010000001', '-4', 'what is received is rounded down'],
  ])('of a %s at %s is %s: %s', (direction, rate, paid) => {
    const desk = holding(direction)
    const before = decimal(desk.held('contract'))
    const decided = settle(desk, rate)
    expect(before - decimal(desk.held('contract'))).toBe(decimal(paid))
    expect(desk.position().fundingPaid).toBe(decimal(paid))
    expect(decided.ok && decided.value.postings).toMatchObject([
      paid.startsWith('-')
        ? { kind: 'funding', from: 'house:counterparty', to: 'contract' }
        : { kind: 'funding', from: 'contract', to: 'house:counterparty' },
    ])
    expect(decided.ok && decided.value.reply).toMatchObject({ formula: 'funding', mark: decimal('40000') })
  })

  it('is of the mark before its time, whatever the price is now', () => {
    const desk = holding('long')
    desk.quote(btc, '50000')
    expect(settle(desk, '0.0001', '30000')).toMatchObject({
      ok: true,
      value: { reply: { payments: [{ notional: decimal('30000'), amount: decimal('3') }] } },
    })
  })

  it('is paid by what was open before its time', () => {
    const desk = holding('long')
    expect(settle(desk, '0.0001', '40000', desk.position().openedAt)).toEqual({
      ok: false,
      refusal: { kind: 'not_due' },
    })
    expect(settle(desk, '0.0001', '40000', desk.position().openedAt + 1).ok).toBe(true)
  })

  it.each([
    ['4.000001', '0.000001', '4000'],
    ['4', '0', '4000'],
    ['3.999999', '0', '3999.999999'],
    ['0', '0', '3996'],
  ])('of an isolated long comes from contract (%s), then from its margin', (contract, left, margin) => {
    const desk = holding('long')
    const accounts = new Map(desk.book().accounts).set('contract:USDT', decimal(contract))
    if (contract === '0') accounts.delete('contract:USDT')
    desk.put({ accounts })
    expect(settle(desk, '0.0001').ok).toBe(true)
    expect([desk.held('contract'), desk.held('margin')]).toEqual([left, margin])
    expect(desk.position().fundingPaid).toBe(decimal('4'))
  })

  it('takes at most what an isolated position has', () => {
    const desk = holding('long')
    desk.put({ accounts: new Map([['margin:USDT', decimal('4000')]]) })
    expect(settle(desk, '0.5')).toMatchObject({
      ok: true,
      value: { reply: { payments: [{ amount: decimal('4000') }] } },
    })
    expect(desk.position()).toMatchObject({ margin: 0n, fundingPaid: decimal('4000') })
    // what nobody has is settled too: it is not charged again when there is money
    expect(settle(desk, '0.5')).toMatchObject({
      ok: true,
      value: { postings: [], reply: { payments: [{ amount: 0n }] } },
    })
  })

  it('of a cross long comes from contract, then by realising profit', () => {
    const desk = holding('long', 'cross')
    desk.put({ accounts: new Map([['contract:USDT', decimal('1')]]) })
    desk.quote(btc, '40010')
    expect(settle(desk, '0.0001', '40010').ok).toBe(true)
    // 4.001 due; 1 held, 10 realised
    expect(desk.held('contract')).toBe('6.999')
    expect(desk.position()).toMatchObject({
      cost: decimal('40010'),
      realisedProfit: decimal('10'),
      fundingPaid: decimal('4.001'),
    })
  })

  it('that is paid by realised profit leaves it to the result of its close', () => {
    const desk = openDesk({ contract: '5000' })
    desk.quote(btc, '40000')
    const rows: LifeRow[] = []
    const noted = ({ reply, postings }: Decision) =>
      rows.push({ sequence: desk.book().sequence, at: desk.at(), reply, postings })
    noted(desk.done(opening([btc, 'long', 'cross', 10, '1'])))
    desk.put({ accounts: new Map([['contract:USDT', decimal('1')]]) })
    desk.quote(btc, '40010')
    const settled = settle(desk, '0.0001', '40010')
    if (!settled.ok) throw new Error('the funding is due')
    noted(settled.value)
    desk.quote(btc, '41000')
    noted(desk.done({ kind: 'close_all' }))
    // 1,000 by price: 10 of it when the funding took them.
    expect(resultsOf(rows).results).toMatchObject([{ profit: decimal('1000'), funding: decimal('4.001') }])
    assertResultsAreMoney(rows)
  })

  it('realises nothing where contract is enough, and takes no more than all of it', () => {
    const desk = holding('long', 'cross')
    desk.put({ accounts: new Map([['contract:USDT', decimal('4')]]) })
    desk.quote(btc, '40010')
    settle(desk, '0.0001')
    expect([desk.held('contract'), printDecimal(desk.position().cost)]).toEqual(['0', '40000'])
    desk.quote(btc, '39000')
    expect(settle(desk, '0.0001')).toMatchObject({ ok: true, value: { postings: [] } })
  })

  it('settles all positions of the symbol, each by itself', () => {
    const desk = holding('long')
    desk.done(opening([btc, 'short', 'cross', 10, '0.5']))
    desk.quote('ETH/USDT', '2000')
    desk.done(opening(['ETH/USDT', 'long', 'cross', 10, '0.5']))
    const settings = { ...deskSettings, fundingEveryMs: 1 }
    desk.given({ settings, funding: { mark: decimal('40000'), sequence: 1, rate: decimal('0.0001') } })
    const { reply } = desk.done({
      kind: 'settle_funding',
      symbol: btc,
      fundingAt: desk.at() + 1,
      rate: decimal('0.0001'),
    })
    expect(reply['payments']).toMatchObject([
      { direction: 'long', amount: decimal('4') },
      { direction: 'short', amount: decimal('-2') },
    ])
  })

  it('is nothing at a rate of zero, without a position, or without its facts', () => {
    const desk = holding('long')
    expect(settle(desk, '0')).toEqual({ ok: false, refusal: { kind: 'not_due' } })
    desk.given({ funding: undefined })
    const command = { kind: 'settle_funding', symbol: btc, fundingAt: desk.at() + 1, rate: 1n } as const
    expect(desk.refused(command)).toEqual({ kind: 'not_due' })
    desk.done({ kind: 'close_all' })
    desk.given({ funding: { mark: 1n, sequence: 1, rate: 1n } })
    expect(desk.refused(command)).toEqual({ kind: 'not_due' })
  })

  it('is due at the times and the rate of the settings in force then, and at no other', () => {
    const desk = holding('long')
    const published = '0.0001'
    const hour = 3_600_000
    const fundingAt = Math.ceil(desk.at() / (8 * hour)) * 8 * hour
    const settlement = (rate: string, at: number, settings?: Settings) => {
      desk.given({ funding: { mark: decimal('40000'), sequence: 1, rate: decimal(rate), settings } })
      return desk.run({ kind: 'settle_funding', symbol: btc, fundingAt: at, rate: decimal(rate) })
    }
    const notDue = { ok: false, refusal: { kind: 'not_due' } }
    expect(settlement('0.05', fundingAt)).toEqual(notDue)
    expect(settlement(published, fundingAt - 5 * hour)).toEqual(notDue)
    expect(settlement(published, fundingAt + 1)).toEqual(notDue)
    expect(settlement(published, fundingAt).ok).toBe(true)
    const later = { ...settingsWith(btc, { fundingRate: decimal('0.05') }), effectiveAt: fundingAt + 1 }
    expect(settlement('0.05', fundingAt, later)).toEqual(notDue)
    expect(settlement('0.05', fundingAt, { ...later, effectiveAt: fundingAt }).ok).toBe(true)
    // Whatever is in force by now.
    desk.settings({ ...later, version: 2 })
    expect(settlement(published, fundingAt, deskSettings).ok).toBe(true)
    desk.given({ funding: { mark: decimal('40000'), sequence: 1, rate: 1n } })
    expect(desk.refused({ kind: 'settle_funding', symbol: btc, fundingAt, rate: decimal('0.05') })).toEqual({
      kind: 'not_due',
    })
  })

  it('is nothing for a symbol that was closed at its time', () => {
    const desk = openDesk()
    desk.quote('XAU/USD', '4000')
    desk.done(opening(['XAU/USD', 'long', 'isolated', 10, '1']))
    desk.put({ records: holdingRecords(positionRecord, [{ ...desk.position(), openedAt: 0 }]) })
    expect(settle(desk, '0.0001', '4000', sunday)).toEqual({ ok: false, refusal: { kind: 'not_due' } })
    expect(settle(desk, '0.0001', '4000', sunday + 10 * 3_600_000).ok).toBe(true)
  })
})
