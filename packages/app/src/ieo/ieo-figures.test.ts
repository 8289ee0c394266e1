import { describe, expect, it } from 'vitest'
import {
  appliedOf,
  barOf,
  cameBackAtClose,
  canChange,
  canPay,
  drawChance,
  exactLots,
  figureOf,
  hasClosed,
  holdersOf,
  mostLost,
  nextMoment,
  phasesOf,
  priceOfLots,
  setAsideOf,
  shareNow,
  shareWith,
  stateWord,
  tokensOfLots,
} from './ieo-figures.ts'
import { orderOfSale } from './order-of-sale.ts'
import { closesAtMs, listByAtMs, someDraw, someDrawOrder, someIeoOrder, someSale } from './test-sale.ts'

describe('what lots get', () => {
  it('is everybody’s part of them, rounded down, and the rest comes back', () => {
    expect(shareNow(someSale, someIeoOrder)).toEqual({ lots: 16, tokens: '1600', price: '160', returned: '340' })
    expect(exactLots(someSale, 50)).toBe('16.66666666666666665')
  })

  it('is no more than one person may get', () => {
    expect(shareNow({ ...someSale, part: '1' }, { id: '7-12', lots: 100 })).toMatchObject({ lots: 60, returned: '400' })
  })

  it('is not known of a draw', () => {
    expect(shareNow(someDraw, someDrawOrder)).toBeNull()
    expect(shareWith(someDraw, 5, 0)).toBeNull()
    expect(drawChance(someDraw)).toEqual({ applied: 120, win: 50 })
    expect(drawChance({ lots: 50, lotsApplied: 20 })).toEqual({ applied: 20, win: 20 })
  })

  it('gets smaller with one’s own lots', () => {
    expect(shareWith(someSale, 100, 0)).toMatchObject({ lots: 32, tokens: '3200', price: '320', returned: '680' })
    expect(shareWith(someSale, 100, 50)).toMatchObject({ lots: 32 })
    expect(shareWith(someSale, 30, 50)).toMatchObject({ lots: 9 })
    expect(shareWith({ ...someSale, lotsApplied: 0, part: '1' }, 30, 0)).toMatchObject({ lots: 30 })
  })

  it('costs the fixed price', () => {
    expect([priceOfLots(someIeoOrder, 17), tokensOfLots(someIeoOrder, 17)]).toEqual(['170', '1700'])
  })

  it('takes a deposit alone where lots are drawn', () => {
    expect([setAsideOf(someSale, 5), setAsideOf(someDraw, 5)]).toEqual(['50', '50'])
  })
})

it('says how often what is sold was applied for', () => {
  expect(appliedOf({ ...someSale, lotsApplied: 3_412 })).toEqual({
    times: '3.412',
    applied: '34120',
    offered: '10000',
  })
  expect(appliedOf({ ...someSale, lotsApplied: 0 })).toMatchObject({ times: '0' })
})

it('says what became of what was applied for only once everybody has theirs', () => {
  const applied = { ...someSale, lotsApplied: 1_140 }
  expect(barOf(applied)).toEqual([{ what: 'applied', lots: 1_000, percent: 100 }])
  expect(barOf({ ...applied, state: 'allocating' })).toHaveLength(1)
  expect(barOf({ ...someSale, lotsApplied: 250 })).toEqual([{ what: 'applied', lots: 250, percent: 25 }])
  expect(barOf({ ...someSale, lotsApplied: 0 })).toEqual([])
  // The cap left a part of what many asked for unsold.
  expect(barOf({ ...applied, state: 'given', lotsGiven: 900 })).toEqual([
    { what: 'givenOut', lots: 900, percent: 72.5 },
    { what: 'unsold', lots: 100, percent: 8 },
    { what: 'cameBack', lots: 240, percent: 19.3 },
  ])
  const all = barOf({ ...someSale, lotsApplied: 1_000, state: 'listed', lotsGiven: 1_000 })
  expect(all).toEqual([{ what: 'givenOut', lots: 1_000, percent: 100 }])
})

it('says of a sale that was called off that all came back, however many have theirs back by now', () => {
  const calledOff = { ...someSale, lotsApplied: 1_240, state: 'called_off' } as const
  const back = [{ what: 'cameBack', lots: 1_240, percent: 100 }]
  expect([barOf({ ...calledOff, lotsGiven: 900 }), barOf({ ...calledOff, lotsGiven: 0 })]).toEqual([back, back])
  expect(barOf({ ...calledOff, lotsApplied: 0 })).toEqual([])
})

it('loses no more than the cap', () => {
  expect([mostLost(someSale, 50), mostLost(someSale, 1_000)]).toEqual(['500', '600'])
})

it('shows an application with one figure', () => {
  const of = (more: object) => figureOf({ ...someDrawOrder, tokens: '4000', toPay: '450', returned: '50', ...more })
  expect(of({ state: 'applied' })).toEqual({ what: 'aside', value: '50', currency: 'USDT' })
  expect(of({ state: 'won' })).toEqual({ what: 'toPay', value: '450', currency: 'USDT' })
  expect(of({ state: 'forfeited' })).toEqual({ what: 'returned', value: '50', currency: 'USDT' })
  const refunded = { state: 'refunded', paid: '100.3', returned: '400.1' } as const
  expect(of(refunded)).toEqual({ what: 'paidBack', value: '100.3', currency: 'USDT' })
  expect(cameBackAtClose(refunded)).toBe('299.8')
  expect(of({ state: 'listed' })).toEqual({ what: 'youGot', value: '4000', currency: 'ABR' })
})

it('lists who gets which part of all tokens', () => {
  expect(holdersOf(someSale).map(({ who, part }) => [who, part])).toEqual([
    ['sale', 10],
    ['ecosystem', 38],
    ['team', 22],
    ['investors', 18],
    ['house', 12],
  ])
})

const tones = (sale: Parameters<typeof phasesOf>[0]): string[] =>
  phasesOf(sale).map(({ step, tone }) => `${step} ${tone}`)

it('knows the phase of a sale, and what comes next', () => {
  expect(tones({ ...someSale, state: 'announced' })[0]).toBe('announced now')
  expect(tones(someSale)).toEqual(['announced done', 'open now', 'shared ahead', 'listed ahead'])
  expect(tones({ ...someSale, state: 'given' })).toEqual(['announced done', 'open done', 'shared done', 'listed ahead'])
  expect(tones({ ...someDraw, state: 'paying' })).toEqual([
    'announced done',
    'open done',
    'drawn done',
    'paid now',
    'listed ahead',
  ])
  expect(tones({ ...someDraw, state: 'listed' }).every((tone) => tone.endsWith('done'))).toBe(true)
  const calledOff = { ...someDraw, state: 'called_off', calledOffAtMs: listByAtMs } as const
  expect(phasesOf(calledOff).at(-1)).toEqual({ step: 'called_off', atMs: listByAtMs, when: 'at', tone: 'done' })
  expect(phasesOf(someSale).at(-1)).toMatchObject({ step: 'listed', atMs: listByAtMs, when: 'by' })
  expect(nextMoment(someSale, null)).toEqual({ what: 'closes', atMs: closesAtMs })
  expect(nextMoment({ ...someDraw, state: 'allocating' }, null)).toEqual({ what: 'draws', atMs: closesAtMs + 600_000 })
  expect(nextMoment({ ...someSale, state: 'given' }, null)).toBeNull()
  const paying = { ...someDraw, state: 'paying', payUntilAtMs: closesAtMs } as const
  expect(nextMoment(paying, { state: 'won' })).toEqual({ what: 'pays', atMs: closesAtMs })
  expect([nextMoment(paying, { state: 'completed' }), nextMoment(paying, null)]).toEqual([null, null])
  expect([hasClosed(someSale), hasClosed({ state: 'allocating' })]).toEqual([false, true])
})

it('has another word for a draw that is over than for a sale that shared its lots out', () => {
  expect(stateWord({ ...someSale, state: 'given' })).toBe('given')
  expect(stateWord({ ...someDraw, state: 'given' })).toBe('drawn')
  expect(stateWord({ ...someDraw, state: 'listed' })).toBe('listed')
})

it('lets change and pay in time alone', () => {
  expect([canChange(someIeoOrder, closesAtMs - 1), canChange(someIeoOrder, closesAtMs)]).toEqual([true, false])
  const won = { state: 'won', payUntilAtMs: 100 } as const
  expect([canPay(won, 99), canPay(won, 100), canPay({ ...won, state: 'completed' }, 99)]).toEqual([true, false, false])
})

it('finds the application of a sale that counts', () => {
  const again = { ...someIeoOrder, id: '7-30' }
  const orders = [again, { ...someIeoOrder, state: 'withdrawn' as const }, someDrawOrder]
  expect(orderOfSale(orders, 'lumen')?.id).toBe('7-30')
  expect(orderOfSale(orders.slice(1), 'lumen')).toBeNull()
})
