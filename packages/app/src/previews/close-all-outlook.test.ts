import { openDesk, opening } from '@touchstone/domain/examples/example-desk'
import { decimal } from '@touchstone/domain/money/decimal'
import { type Burden, type Lives, resultsOfRow, sumOfResults } from '@touchstone/domain/positions/position-result'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { describe, expect, it } from 'vitest'
import { closeAllOutlook } from './engine.ts'

/** A desk, and what its open positions bear after each command. */
function deskWithPositions() {
  const desk = openDesk({})
  let lives: Lives = new Map()
  const done = (command: Command) => {
    const { reply, postings } = desk.done(command)
    const after = resultsOfRow(lives, { sequence: desk.book().sequence, at: desk.at(), reply, postings })
    lives = after.lives
    return { reply, brought: sumOfResults(after.results) }
  }
  desk.quote('BTC/USDT', '64000')
  desk.quote('ETH/USDT', '3000')
  done(opening(['BTC/USDT', 'long', 'isolated', 10, '0.3']))
  done(opening(['ETH/USDT', 'short', 'cross', 10, '2']))
  desk.quote('BTC/USDT', '63500.7')
  const [positionId = ''] = lives.keys()
  done({ kind: 'close_position', positionId, quantity: decimal('0.1') })
  done({ kind: 'add_margin', positionId, amount: decimal('50') })
  const burdens = (): ReadonlyMap<string, Burden> => new Map([...lives].map(([id, { open }]) => [id, open]))
  return { desk, done, burdens }
}

describe('closing all', () => {
  it('brings what was expected, net of all fees', () => {
    const { desk, done, burdens } = deskWithPositions()
    const expected = closeAllOutlook(desk.book(), burdens(), desk.facts())
    const { brought } = done({ kind: 'close_all' })
    expect(expected).toEqual(brought)
    expect(expected?.openingFee).toBeGreaterThan(0n)
    expect(expected?.net).toBe(
      brought.profit - brought.openingFee - brought.closingFee - brought.liquidationFee - brought.funding,
    )
  })

  it('is expected at the last price where that is late, and without what cannot be closed', () => {
    const { desk, burdens } = deskWithPositions()
    const before = closeAllOutlook(desk.book(), burdens(), desk.facts())
    desk.quote('BTC/USDT', '63500.7', 'stale')
    expect(closeAllOutlook(desk.book(), burdens(), desk.facts())?.net).toBe(before?.net)
    desk.quote('ETH/USDT', '3000', 'closed')
    expect(closeAllOutlook(desk.book(), burdens(), desk.facts())?.margin).toBeLessThan(before?.margin ?? 0n)
    desk.quote('BTC/USDT', '63500.7', 'closed')
    expect(closeAllOutlook(desk.book(), burdens(), desk.facts())).toBeUndefined()
  })
})
