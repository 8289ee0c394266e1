import { decimal } from '@touchstone/domain/money/decimal'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { houseBook, poolHolder } from '../../features/house-books/house-books.store.ts'
import { startTestConsole, type TestConsole } from '../operators/test-console.ts'
import { ieoFlows } from './ieo-flows.store.ts'

const product = 'lumen'

let app: TestConsole
let bookId: number
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  bookId = await houseBook(app.house.sql, poolHolder(product))
  await done('make:lumen', { kind: 'make_pool', purpose: 'ieo', product, currency: 'LMN' })
})
afterAll(() => app.stop())

async function done(key: string, command: HouseCommand): Promise<void> {
  const outcome = await app.house.executor.submit({ bookId, key, command })
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
}
const receive = (key: string, amount: string) =>
  done(key, { kind: 'receive_tokens', product, amount: decimal(amount), reference: key, operators: [] })

it('counts play tokens of a sandbox as held at once, and others once a statement shows them', async () => {
  await receive('sandbox:tokens:lumen', '700')
  await receive('operator:proposal:1', '30')
  const { owed, arrived, paid } = await ieoFlows(app.house.sql, new Map())
  expect(owed).toEqual([
    { currency: 'LMN', amount: decimal('730') },
    { currency: 'USDT', amount: 0n },
  ])
  expect(arrived).toEqual([{ currency: 'LMN', amount: decimal('700') }])
  expect(paid).toEqual([])
})
