import { shownOfMachine } from '@touchstone/domain/examples/example-terms'
import { describe, expect, it } from 'vitest'
import { shownMachineHash } from './shown-machine.ts'

/** As the house begins with it. */
const shown = {
  id: 'northforge-n200-30',
  network: 'bitcoin',
  coin: 'BTC',
  currency: 'USDT',
  price: '85',
  hashrate: '200',
  power: 3_500,
  hostingFee: '0.3',
  tariff: '0.05',
  outputMax: '0.0003',
  cycleDays: 30,
} as const

describe('what a purchase of machines names the terms by', () => {
  it('is what the book makes of the settings', () => {
    expect({ termsSha256: shownMachineHash(shown) }).toEqual(shownOfMachine('northforge-n200-30'))
    expect(shownMachineHash({ ...shown, hostingFee: '0.30' })).toBe(shownMachineHash(shown))
  })

  it.each([
    { id: 'northforge-n110-90' },
    { network: 'other' as 'bitcoin' },
    { coin: 'ETH' as const },
    { currency: 'BTC' as const },
    { price: '84' },
    { hashrate: '201' },
    { power: 3_400 },
    { hostingFee: '0.2' },
    { tariff: '0.04' },
    { outputMax: '0.0004' },
    { cycleDays: 31 },
  ])('is another one where the screen shows %o', (changed) => {
    expect(shownMachineHash({ ...shown, ...changed })).not.toBe(shownMachineHash(shown))
  })
})
