import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { describe, expect, it } from 'vitest'
import {
  type StakeBounds,
  stakeChips,
  stakeFault,
  stakeMaxNow,
  stakeOutcome,
  typedStake,
  winsToBreakEven,
} from './stake.ts'

const bounds = (given: { open?: string; today?: string; free?: string } = {}): StakeBounds => ({
  set: { durationSeconds: 30, payoutRate: '0.7', stakeMin: '5', stakeMax: '5000' },
  offer: { openStakesMax: '10000', dayStakesMax: '50000' },
  head: { openStakes: given.open ?? '0', todayStake: given.today ?? '0' },
  freeText: given.free ?? '100000',
})

describe('a stake', () => {
  it.each([
    ['5', {}, undefined],
    ['5000', {}, undefined],
    ['0', {}, 'amount_not_positive'],
    ['4.99', {}, 'stake_out_of_range'],
    ['5000.01', {}, 'stake_out_of_range'],
    ['100', { open: '9900' }, undefined],
    ['100.01', { open: '9900' }, 'open_stakes_exceeded'],
    ['100', { today: '49900' }, undefined],
    ['100.01', { today: '49900' }, 'day_stakes_exceeded'],
    ['100', { free: '100' }, undefined],
    ['100', { free: '99.99' }, 'margin_insufficient'],
  ])('of %s with %o: %s', (stake, given, fault) => {
    expect(stakeFault(decimal(stake), bounds(given))?.kind).toBe(fault)
  })

  it('is judged by what is known so far', () => {
    expect(stakeFault(decimal('100'), { ...bounds(), head: undefined, freeText: undefined })).toBeUndefined()
  })

  it.each([
    ['', undefined],
    ['12.', '12'],
    ['0.5', '0.5'],
  ])('typed as "%s" is %s', (text, stake) => {
    const typed = typedStake(text)
    expect(typed === undefined ? undefined : printDecimal(typed)).toBe(stake)
  })
})

describe('the most that may be staked', () => {
  it.each([
    [{}, '5000'],
    [{ free: '1234.567' }, '1234.56'],
    [{ open: '9000' }, '1000'],
    [{ today: '49999' }, '0'],
    [{ free: '4.99' }, '0'],
    [{ open: '10000' }, '0'],
  ])('with %o is %s', (given, most) => {
    expect(printDecimal(stakeMaxNow(bounds(given)))).toBe(most)
  })

  it('bounds what is offered to tap', () => {
    expect(stakeChips(bounds())).toEqual(['10', '50', '100', '500'])
    expect(stakeChips(bounds({ free: '60' }))).toEqual(['10', '50'])
    expect(stakeChips(bounds({ free: '0' }))).toEqual([])
  })
})

it('says what is won and lost as the house will book it', () => {
  expect(stakeOutcome(decimal('100'), '0.7')).toEqual({ payout: '70', back: '170', loss: '-100' })
  expect(stakeOutcome(decimal('5.000001'), '0.7').payout).toBe('3.5')
})

it.each([
  ['0.7', 59],
  ['0.75', 58],
  ['0.85', 55],
  ['1', 50],
])('at a payout of %s a person must win %i of 100', (rate, wins) => {
  expect(winsToBreakEven(rate)).toBe(wins)
})
