import { describe, expect, it } from 'vitest'
import { openDesk } from '../examples/example-desk.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { termsOf } from './account-risk.ts'
import { fine, maintenanceBracket, maintenanceOf, notionalMax, openingBracket } from './brackets.ts'

const btc = termsOf(openDesk().facts(), 'BTC/USDT')
const smallest = 1n

describe('maintenance', () => {
  it.each([
    ['1000', 0, '5'],
    ['50000', 0, '250'],
    ['50001', 1, '250.01'],
    ['250000', 1, '2250'],
    ['1000000', 2, '21000'],
    ['5000000', 3, '221000'],
    ['6000000', 3, '271000'],
  ])('of %s lies in bracket %i and is %s', (notional, index, maintenance) => {
    expect(maintenanceBracket(btc, decimal(notional)).index).toBe(index)
    expect(maintenanceOf(btc, decimal(notional))).toBe(fine(decimal(maintenance)))
  })

  it('has amounts 0, 250, 4000 and 29000 and continues above the last bracket', () => {
    const amounts = ['1', '50001', '250001', '1000001', '5000001'].map((notional) => {
      const { amount, upTo } = maintenanceBracket(btc, decimal(notional))
      return [amount / fine(decimal('1')), upTo && printDecimal(upTo)]
    })
    expect(amounts).toEqual([
      [0n, '50000'],
      [250n, '250000'],
      [4000n, '1000000'],
      [29000n, null],
      [29000n, null],
    ])
  })

  it('is continuous at every bound of every symbol: the two formulas agree there', () => {
    for (const terms of defaultSettings.symbols.values())
      for (const { notionalUpTo } of terms.brackets.slice(0, -1)) {
        const above = maintenanceBracket(terms, notionalUpTo + smallest)
        expect(maintenanceOf(terms, notionalUpTo)).toBe(notionalUpTo * above.rate - above.amount)
      }
  })
})

describe('the bracket of an opening', () => {
  it.each([
    ['50000', 100],
    ['250000', 50],
    ['1000000', 20],
    ['5000000', 10],
  ])('%s allows %ix, and the smallest amount more does not', (notional, leverageMax) => {
    expect(openingBracket(btc, decimal(notional))?.leverageMax).toBe(leverageMax)
    expect(openingBracket(btc, decimal(notional) + smallest)?.leverageMax).not.toBe(leverageMax)
  })

  it('ends with the last one', () => {
    expect(notionalMax(btc)).toBe(decimal('5000000'))
    expect(openingBracket(btc, decimal('5000000') + smallest)).toBeUndefined()
  })
})
