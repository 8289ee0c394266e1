import { lotsMost } from '@touchstone/domain/settings/ieo-terms'
import { ieo } from '@touchstone/wire/ieo'
import { describe, expect, it } from 'vitest'
import { checkLots, lotsWithoutPassword, mostLots } from './ieo-form.ts'
import { someDraw, someSale } from './test-sale.ts'

const none = (available: string | null) => ({ available, before: null })
const before = { lots: 20, setAside: '200' }

describe('lots', () => {
  it.each([
    ['', '500', { kind: 'unfinished' }],
    ['0', '500', { kind: 'unfinished' }],
    ['3', null, { kind: 'unknown' }],
    ['3', '0', { kind: 'no_money' }],
    ['3', '500', { kind: 'good', lots: 3, setAside: '30', moves: { more: '30', less: '0' } }],
    // More than somebody can get may be applied for: the rest comes back.
    ['70', '700', { kind: 'good', lots: 70, setAside: '700', moves: { more: '700', less: '0' } }],
    ['71', '709.99', { kind: 'too_much', lots: 70 }],
    ['1', '9.99', { kind: 'too_much', lots: 0 }],
  ])('%s with %s', (typed, available, checked) => {
    expect(checkLots(typed, someSale, none(available))).toEqual(checked)
  })

  it.each([
    ['5', '50', { kind: 'good', lots: 5, setAside: '50', moves: { more: '50', less: '0' } }],
    ['6', '500', { kind: 'cap', lots: 5 }],
    ['5', '49.99', { kind: 'too_much', lots: 4 }],
  ])('%s of a draw with %s', (typed, available, checked) => {
    expect(checkLots(typed, someDraw, none(available))).toEqual(checked)
  })

  it.each([
    ['20', '0', { kind: 'unchanged' }],
    ['30', '100', { kind: 'good', lots: 30, setAside: '300', moves: { more: '100', less: '0' } }],
    ['31', '100', { kind: 'too_much', lots: 30 }],
    // Lowering it takes no money.
    ['12', '0', { kind: 'good', lots: 12, setAside: '120', moves: { more: '0', less: '80' } }],
  ])('%s in place of twenty, with %s', (typed, available, checked) => {
    expect(checkLots(typed, someSale, { available, before })).toEqual(checked)
  })

  it('offers the most that would pass', () => {
    expect(mostLots(someSale, none(null))).toBeNull()
    expect(mostLots(someSale, none('999.99'))).toBe(99)
    expect(mostLots(someSale, { available: '100', before })).toBe(30)
    expect(mostLots(someDraw, none('99999'))).toBe(5)
  })

  it('are as many at most as a request takes', () => {
    const asked = { productId: 'lumen', lotPrice: '10', agreementSha256: '0'.repeat(64) }
    const takes = (lots: number) => ieo.applyIeo.request.safeParse({ ...asked, lots }).success
    expect([takes(lotsMost), takes(lotsMost + 1)]).toEqual([true, false])
    expect(mostLots(someSale, none('99999999999'))).toBe(lotsMost)
  })

  it('rounds a deposit up, and counts what it covers', () => {
    const odd = { ...someDraw, lotPrice: '0.33333', depositRate: '0.1', cap: 50 }
    expect(checkLots('3', odd, none('0.1'))).toMatchObject({ kind: 'good', setAside: '0.099999' })
    expect(checkLots('4', odd, none('0.1'))).toEqual({ kind: 'too_much', lots: 3 })
  })

  it('knows the most that take no withdrawal password', () => {
    expect(lotsWithoutPassword(someSale)).toBe(99)
    expect(lotsWithoutPassword(someDraw)).toBe(5)
    expect(lotsWithoutPassword({ ...someSale, lotPrice: '1000' })).toBeUndefined()
  })
})
