import { describe, expect, it } from 'vitest'
import { openDraft } from '../books/draft.ts'
import { type Desk, openDesk, opening, settingsWith } from '../examples/example-desk.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import { crossIsDue, crossRisk, crossWouldBeLiquidated, freeMargin, staleCrossSymbol } from './account-risk.ts'
import { fine } from './brackets.ts'

const draftOf = (desk: Desk) => openDraft(desk.book())
const freeOf = (desk: Desk): string => printDecimal(freeMargin(draftOf(desk), desk.facts()))
const withoutFees = settingsWith('BTC/USDT', { takerRate: 0n, makerRate: 0n })

/** A cross long of 1 BTC at 40,000 and 10x, with 10,000 in `contract`. */
function crossLong(settings = withoutFees): Desk {
  const desk = openDesk({ settings })
  desk.quote('BTC/USDT', '40000')
  desk.done(opening(['BTC/USDT', 'long', 'cross', 10, '1']))
  return desk
}

describe('free margin', () => {
  it('is contract without a cross position', () => {
    const desk = openDesk()
    desk.quote('BTC/USDT', '40000')
    expect(freeOf(desk)).toBe('10000')
    desk.done(opening(['BTC/USDT', 'long', 'isolated', 10, '1']))
    expect(freeOf(desk)).toBe('5980')
  })

  it.each([
    ['40000', '6000', 'nothing gained or lost: contract − notional / leverage'],
    ['41000', '5900', 'a profit gives nothing, but its mark takes more initial margin'],
    ['39000', '5100', 'a loss counts'],
    ['34000', '600', 'further down'],
    ['33333.3', '0', 'never below zero'],
  ])('at a mark of %s is %s: %s', (mark, free) => {
    const desk = crossLong()
    desk.quote('BTC/USDT', mark)
    expect(freeOf(desk)).toBe(free)
  })

  it('is at most contract, and takes the cross profits together', () => {
    const desk = crossLong()
    desk.quote('ETH/USDT', '2000')
    desk.done(opening(['ETH/USDT', 'short', 'cross', 10, '2']))
    desk.quote('BTC/USDT', '39000')
    // −1,000 + 1,000 − 3,900 − 300, of 9,998 (the fee of 2 on 4,000)
    desk.quote('ETH/USDT', '1500')
    expect(freeOf(desk)).toBe('5798')
  })
})

describe('a cross book is liquidated', () => {
  it('at equity = maintenance, and not the smallest amount above', () => {
    const desk = crossLong()
    // Equity 10,000 − 9,846.15 is less than 0.005 × 30,153.85; at 30,150.8 contract decides: loss 9,849.2, need 150.754
    desk.quote('BTC/USDT', '30150.8')
    const hold = (contract: string): void => desk.put({ accounts: new Map([['contract:USDT', decimal(contract)]]) })
    hold('9999.954')
    expect([crossIsDue(draftOf(desk), desk.facts()), crossRisk(draftOf(desk), desk.facts()).equity]).toEqual([
      true,
      decimal('150.754'),
    ])
    hold('9999.954001')
    expect(crossIsDue(draftOf(desk), desk.facts())).toBe(false)
  })

  it('would be at equity − closing fees = maintenance, and not the smallest amount above', () => {
    const desk = crossLong()
    desk.settings(settingsWith('BTC/USDT', {}))
    desk.quote('BTC/USDT', '30000')
    const hold = (contract: string): void => desk.put({ accounts: new Map([['contract:USDT', decimal(contract)]]) })
    hold('10165')
    expect(crossRisk(draftOf(desk), desk.facts()).closingFee).toBe(fine(decimal('15')))
    expect(crossWouldBeLiquidated(draftOf(desk), desk.facts())).toBe(true)
    hold('10165.000001')
    expect(crossWouldBeLiquidated(draftOf(desk), desk.facts())).toBe(false)
  })

  it('never without a cross position', () => {
    const desk = openDesk({ contract: '0.000001' })
    desk.put({ accounts: new Map() })
    expect([crossIsDue(draftOf(desk), desk.facts()), crossWouldBeLiquidated(draftOf(desk), desk.facts())]).toEqual([
      false,
      false,
    ])
  })
})

it('names the cross symbol that is stale, and no closed one', () => {
  const desk = crossLong()
  expect(staleCrossSymbol(draftOf(desk), desk.facts())).toBeUndefined()
  desk.quote('BTC/USDT', '40000', 'closed')
  expect(staleCrossSymbol(draftOf(desk), desk.facts())).toBeUndefined()
  desk.quote('BTC/USDT', '40000', 'stale')
  expect(staleCrossSymbol(draftOf(desk), desk.facts())).toBe('BTC/USDT')
})
