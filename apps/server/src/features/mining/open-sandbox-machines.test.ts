import { balanceOf } from '@touchstone/domain/books/book'
import { decimal } from '@touchstone/domain/money/decimal'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { openSandboxPools } from '../house-books/open-sandbox-pools.ts'
import { readPools, readTreasury } from '../house-books/house-books.store.ts'
import { strategyOfferings } from '../strategies/strategy-offerings.ts'
import { minerOfferings } from './miner-offerings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), { handlers: () => ({}) })
})
afterAll(() => app.stop())

function log(message: string, details: object): never {
  throw new Error(`${message} ${JSON.stringify(details)}`)
}

it('a sandbox from before there were machines gets them at its next start, once', async () => {
  const { sql, settings, executor } = app.house
  const deps = { sql, submit: executor.submit, log }
  const strategies = strategyOfferings(settings())
  await openSandboxPools(deps, { offerings: strategies, coins: [] })
  for (let start = 0; start < 2; start += 1)
    await openSandboxPools(deps, { offerings: [...strategies, ...minerOfferings(settings())], coins: ['BTC'] })
  await app.house.idle()
  const machines = (await readPools(sql)).filter(({ pool }) => pool.purpose === 'miner')
  expect(machines.map(({ pool, escrow }) => [pool.product, pool.currency, escrow, pool.isOnSale])).toEqual([
    ['northforge-n200-30', 'BTC', decimal('18'), true],
    ['northforge-n110-90', 'BTC', decimal('36'), true],
  ])
  const treasury = await readTreasury(sql)
  expect(treasury && balanceOf(treasury, 'capital', 'BTC')).toBe(decimal('946'))
})
