import { decimal } from '@touchstone/domain/money/decimal'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startTestConsole, type TestConsole, type TestOperator } from '../../console/operators/test-console.ts'
import { houseBook, treasuryHolder } from '../../features/house-books/house-books.store.ts'
import { verifyDatabase } from './verify.ts'

let app: TestConsole
let [ann, bob]: TestOperator[] = []
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  ann = await app.operator(['admin'])
  bob = await app.operator(['admin'])
})
afterAll(() => app.stop())

const two = (): [TestOperator, TestOperator] => {
  if (ann === undefined || bob === undefined) throw new Error('the operators come first')
  return [ann, bob]
}
const asked = (arrivalId: string) => ({ arrivalId, reason: 'The owners paid it in.' })
const faults = async () => (await verifyDatabase(app.owner)).differences

async function take(arrivalId: string): Promise<void> {
  const [first, second] = two()
  const { proposalId } = await app.done('proposeTakeCapital', asked(arrivalId), first.token)
  expect(await app.done('approveProposal', { id: proposalId }, second.token)).toEqual({ state: 'approved' })
  await app.house.idle()
}

it('a bank line becomes capital once, and is nobody’s deposit any more', async () => {
  const [first, second] = two()
  const arrivalId = await app.entered('CAPITAL 1', '700', two())
  const raced = await app.done('proposeTakeCapital', asked(arrivalId), first.token)
  await take(arrivalId)
  expect(await app.refusal('approveProposal', { id: raced.proposalId }, second.token)).toBe('arrival_used')
  expect(await app.refusal('proposeTakeCapital', asked(arrivalId), first.token)).toBe('arrival_used')
  expect(await app.refusal('proposeTakeCapital', asked('999'), first.token)).toBe('not_found')
  const { treasury } = await app.done('offerings', {}, first.token)
  expect(treasury).toEqual([{ currency: 'USDT', amount: '700' }])
  const free = await app.done('arrivals', { free: 'true' }, first.token)
  expect(free.records).toEqual([])
  const used = await app.done('arrivals', { free: 'false' }, first.token)
  expect(used.records).toMatchObject([{ reference: 'CAPITAL 1', isCapital: true, depositId: null }])
  expect(await faults()).toEqual([])
})

it('what came on a chain cannot', async () => {
  const arrivalId = await app.entered('CAPITAL 2', '5', two())
  await app.owner`update arrivals set source = 'chain:ethereum' where id = ${arrivalId}`
  expect(await app.refusal('proposeTakeCapital', asked(arrivalId), two()[0].token)).toBe('arrival_from_chain')
  await app.owner`update arrivals set source = 'bank:sandbox-bank' where id = ${arrivalId}`
})

it('verify names capital that no arrival says was taken, and capital that nobody signed', async () => {
  await app.owner`update arrivals set capital_proposal = null`
  expect(await faults()).toEqual([expect.stringMatching(/is receive_capital/)])
  await app.owner`
    update arrivals set capital_proposal = (select id from proposals where kind = 'take_capital' and state = 'done')
    where written = 'CAPITAL 1'`
  expect(await faults()).toEqual([])
  const [first, second] = two()
  const other = await app.entered('CAPITAL 3', '700', two())
  const command: HouseCommand = {
    kind: 'receive_capital',
    arrivalId: other,
    channel: 'sandbox-bank',
    currency: 'USDT',
    amount: decimal('700'),
    operators: [first.id, second.id],
  }
  const treasury = await houseBook(app.house.sql, treasuryHolder)
  await app.house.executor.submit({ bookId: treasury, key: 'operator:proposal:999999', command })
  expect(await faults()).toEqual([expect.stringMatching(/is receive_capital/)])
})
