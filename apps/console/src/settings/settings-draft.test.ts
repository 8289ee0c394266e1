import { describe, expect, it } from 'vitest'
import { changesBetween, countChanges, valueAt, withValueAt } from './settings-draft.ts'

const before = {
  symbols: {
    'BTC/USDT': { takerRate: '0.0005', brackets: [{ leverageMax: 100 }] },
    'ETH/USDT': { takerRate: '0.0005', brackets: [] },
  },
  funds: { fourEyesFrom: '10000', channels: {} },
}

describe('a draft of the settings', () => {
  it('says nothing where nothing differs', () => {
    expect(changesBetween(before, structuredClone(before))).toEqual({})
  })

  it('says only what differs, lists whole, and null for what is taken away', () => {
    const some = withValueAt(before, ['symbols', 'BTC/USDT', 'takerRate'], '0.0004')
    const more = withValueAt(some, ['symbols', 'BTC/USDT', 'brackets'], [{ leverageMax: 50 }, { leverageMax: 20 }])
    const after = withValueAt(more, ['symbols', 'ETH/USDT'], undefined)
    const changes = changesBetween(before, after)
    expect(changes).toEqual({
      symbols: {
        'BTC/USDT': { takerRate: '0.0004', brackets: [{ leverageMax: 50 }, { leverageMax: 20 }] },
        'ETH/USDT': null,
      },
    })
    expect(countChanges(changes)).toBe(3)
  })

  it('adds an entry with all that it holds', () => {
    const after = withValueAt(before, ['funds', 'channels', 'bank-eur'], { currency: 'EUR', details: [] })
    expect(changesBetween(before, after)).toEqual({
      funds: { channels: { 'bank-eur': { currency: 'EUR', details: [] } } },
    })
    expect(valueAt(after, ['funds', 'channels', 'bank-eur', 'currency'])).toBe('EUR')
    expect(before.funds.channels).toEqual({})
  })
})
