import { openDesk, opening } from '@touchstone/domain/examples/example-desk'
import { expect, it } from 'vitest'
import type { Position } from './positions.queries.ts'
import * as engine from '../previews/engine.ts'
import { shownStanding } from './shown-standing.ts'

/** As the server sent it a while ago. */
const record = {
  id: '7-1',
  symbol: 'BTC/USDT',
  mark: '1',
  notional: '2',
  margin: '3',
  profit: '4',
  yield: '5',
  marginRatio: '6',
  liquidationPrice: '7',
} as Position

it('values at the mark of this moment, and falls back on the values of the reply', () => {
  const desk = openDesk({})
  desk.quote('BTC/USDT', '64000')
  desk.done(opening(['BTC/USDT', 'long', 'isolated', 10, '0.1']))
  desk.quote('BTC/USDT', '64640')
  const context = { engine, book: desk.book() }
  expect(shownStanding(record, context, desk.facts())).toMatchObject({
    mark: '64640',
    notional: '6464',
    margin: '640',
    profit: '64',
    yield: '0.1',
  })
  expect(shownStanding(record, undefined, undefined)).toBe(record)
  expect(shownStanding({ ...record, id: '7-9' }, context, desk.facts())).toMatchObject({ mark: '1', profit: '4' })
})
