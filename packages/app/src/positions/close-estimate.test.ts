import { recordsOf } from '@touchstone/domain/books/book'
import { openDesk, opening } from '@touchstone/domain/examples/example-desk'
import { decimal } from '@touchstone/domain/money/decimal'
import { positionRecord } from '@touchstone/domain/positions/position'
import { expect, it } from 'vitest'
import { closeEstimate } from './close-estimate.ts'

it.each(['0.1', '0.03333', '0.00001'])('closing %s brings what was estimated', (text) => {
  const desk = openDesk({})
  desk.quote('BTC/USDT', '64001.7')
  desk.done(opening(['BTC/USDT', 'short', 'isolated', 10, '0.1']))
  const tick = desk.quote('BTC/USDT', { bid: '63500.1', ask: '63501.3' })
  const [position] = [...recordsOf(desk.book(), positionRecord).values()]
  if (position === undefined) throw new Error('the position is not open')
  const quantity = decimal(text)
  const { reply } = desk.done({ kind: 'close_position', positionId: position.id, quantity })
  const { profit, fee } = closeEstimate(position, quantity, tick.ask, decimal('0.0005'))
  expect(reply).toMatchObject({ settlements: [{ profit, closingFee: fee }] })
})
