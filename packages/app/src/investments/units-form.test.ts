import { unitsMost } from '@touchstone/domain/settings/bond-terms'
import { investments } from '@touchstone/wire/investments'
import { describe, expect, it } from 'vitest'
import { checkUnits, mostUnits, unitsLeft, unitsWithoutPassword } from './units-form.ts'

const terms = { unit: '100', units: 2_500, unitsSold: 2_490, unitsMax: 20 }

describe('units', () => {
  it.each([
    ['', '500', 0, { kind: 'unfinished' }],
    ['0', '500', 0, { kind: 'unfinished' }],
    ['3', '500', 0, { kind: 'good', units: 3, amount: '300' }],
    ['3', null, 0, { kind: 'unknown' }],
    ['3', '0', 0, { kind: 'no_money' }],
    ['21', '99999', 0, { kind: 'limit', units: 20 }],
    ['3', '99999', 18, { kind: 'limit', units: 2 }],
    ['3', '99999', 25, { kind: 'limit', units: 0 }],
    ['6', '599.99', 0, { kind: 'too_much', units: 5 }],
    ['1', '99.99', 0, { kind: 'too_much', units: 0 }],
    ['11', '99999', 0, { kind: 'not_left', units: 10 }],
    // Nothing is refused for what is not known.
    ['3', '500', undefined, { kind: 'good', units: 3, amount: '300' }],
  ])('%s with %s and %s held', (typed, available, held, checked) => {
    expect(checkUnits(typed, terms, { held, available })).toEqual(checked)
  })

  it('have no limit where there is none', () => {
    expect(checkUnits('10', { ...terms, unitsMax: 0 }, { held: 500, available: '1000' }).kind).toBe('good')
  })

  it('offers the most that would pass', () => {
    expect(mostUnits(terms, { held: 0, available: null })).toBeNull()
    expect(mostUnits(terms, { held: 0, available: '999.99' })).toBe(9)
    expect(mostUnits(terms, { held: 16, available: '99999' })).toBe(4)
    expect(mostUnits(terms, { held: 0, available: '99999' })).toBe(10)
    expect(unitsLeft({ units: 5, unitsSold: 7 })).toBe(0)
  })

  it('are as many at most as a request takes', () => {
    const asked = { productId: 'harbor-90', agreementSha256: '0'.repeat(64) }
    const takes = (units: number) => investments.buyProduct.request.safeParse({ ...asked, units }).success
    expect([takes(unitsMost), takes(unitsMost + 1)]).toEqual([true, false])
    expect(mostUnits({ ...terms, unit: '0.01', units: 5e6, unitsMax: 0 }, { held: 0, available: '99999999' })).toBe(
      unitsMost,
    )
  })

  it('knows the most that take no withdrawal password', () => {
    expect(unitsWithoutPassword({ unit: '100', passwordFrom: '1000' })).toBe(9)
    expect(unitsWithoutPassword({ unit: '1000', passwordFrom: '1000' })).toBeUndefined()
  })
})
