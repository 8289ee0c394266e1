import { decimal } from '@touchstone/domain/money/decimal'
import { decide } from '@touchstone/domain/rulebook/decide'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { connect } from '@touchstone/server/platform/database'
import { prepareDatabase } from '@touchstone/server/platform/prepare-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '../chance/random.ts'
import { createCoverage } from '../desk/coverage.ts'
import { createDesk } from '../desk/desk.ts'
import type { Observer } from '../desk/observer.ts'
import { createOffers } from '../offers/offers.ts'
import { createPoolBooks } from '../offers/pool-books.ts'
import { openOn } from './house-keeper.ts'
import { startLifeDatabase } from './life-database.ts'
import { lifeSettings } from './life-settings.ts'
import { startAt } from './timetable.ts'

let database: Awaited<ReturnType<typeof startLifeDatabase>>

beforeAll(async () => {
  database = await startLifeDatabase()
  await prepareDatabase(database.address)
})

afterAll(async () => {
  await database.stop()
})

test('a purchase that a crash cut off before its grant is answered once the house has opened', async () => {
  const { address } = database
  const sql = connect(address, 1)
  const complaints: string[] = []
  const [coverage, pools] = [createCoverage(), createPoolBooks()]
  const keeping = { address, sql, clock: () => startAt, settings: lifeSettings, mutant: undefined, decide }
  const open = () => openOn(keeping, (text) => complaints.push(text))
  const random = createRandom(1)
  const desk = createDesk(random, coverage, pools.factsOf)
  const before = await open()
  await createOffers({ applicants: 0, sql, seed: 1, desk, coverage, pools, observer: {} as Observer }).join(before)
  const bookId = await before.openBook(1, 'real')
  const given = { currency: 'USDT', amount: decimal('100'), operators: [1, 2], reason: 'A test.' } as const
  await before.executor.submit({ bookId, key: 'operator:1', command: { kind: 'grant_reward', ...given } })
  const say = (command: UserCommand) => desk.send(before, desk.intend(bookId, command, startAt), false)
  await say({ kind: 'acknowledge_risk' })
  await say({ kind: 'buy_strategy', product: 'reversion-3', amount: decimal('50') })
  await before.abandon()
  const stateOf = async (): Promise<string | undefined> => {
    const [row] = await sql<{ state: string }[]>`select state from records where kind = 'strategy_order'`
    return row?.state
  }
  const cutOff = await stateOf()
  const house = await open()
  await house.idle()
  const answered = await stateOf()
  await house.stop()
  await sql.end()
  expect([...desk.faults, ...complaints]).toEqual([])
  expect([cutOff, answered]).toEqual(['requested', 'held'])
})
