import { decimal } from '@touchstone/domain/money/decimal'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { type Person, rightPassword, withdrawalPath } from '../../features/withdrawals/test-funds-app.ts'
import { startTestConsole, type TestConsole, type TestOperator } from '../operators/test-console.ts'

let app: TestConsole
let ann: TestOperator
let bob: TestOperator
beforeEach(async () => {
  app = await startTestConsole(inject('cluster'))
  ann = await app.operator(['admin'])
  bob = await app.operator(['admin'])
})
afterEach(() => app.stop())

async function usdt() {
  const { currencies } = await app.done('solvency', {}, ann.token)
  const { statements, statedTime, arrivals, payments, chain, playMoney, owed, surplus } =
    currencies.find(({ currency }) => currency === 'USDT') ?? {}
  return { statements, statedTime, arrivals, payments, chain, playMoney, owed, surplus }
}

let references = 0
async function stated(account: string, amount: string, asOf: string): Promise<void> {
  references += 1
  const line = { account, currency: 'USDT', amount, asOf, reference: `S ${references}` }
  const { proposalId } = await app.done('proposeHoldings', line, ann.token)
  await app.done('approveProposal', { id: proposalId }, bob.token)
}

/** Pays 100 of what somebody has, now; the fee of 1.1 leaves them too. */
async function paid(own: Person & { accountId: string }): Promise<void> {
  const body = { accountId: own.accountId, amount: '100', withdrawalPassword: rightPassword }
  expect(await app.post(withdrawalPath('apply'), body, { token: own.token })).toMatchObject({ code: 200 })
  const [row] = await app.owner<{ id: string }[]>`
    select id from withdrawals where book_id = ${own.bookId} and is_open`
  const id = row?.id ?? ''
  await app.done('claimWithdrawal', { id }, ann.token)
  await app.done('approveWithdrawal', { id }, ann.token)
  await app.done('beginPayment', { id }, bob.token)
  await app.done('payWithdrawal', { id, proof: `bank ${id}` }, bob.token)
}

it('what a chain brought is read on the chain, and no bank line', async () => {
  await app.settled('1000')
  expect(await usdt()).toMatchObject({ arrivals: '0', chain: null, owed: '1000', surplus: '-1000' })
  const token = { network: 'ethereum', channel: 'usdt', currency: 'USDT', token: '0x1', block: 1, at: 1 } as const
  app.onChain.push({ ...token, state: 'read', amount: decimal('1000') })
  expect(await usdt()).toMatchObject({ arrivals: '0', chain: '1000', owed: '1000', surplus: '0' })
})

it('a payment lessens what we hold, and a statement of another account does not undo it', async () => {
  const own = await app.settled('1000')
  await stated('Paying bank', '5000', '2026-11-16')
  await paid(own)
  const after = { statements: '5000', payments: '100', owed: '898.9', surplus: '4001.1' }
  expect(await usdt()).toMatchObject(after)
  await stated('Other bank', '5', '2026-11-30')
  expect(await usdt()).toMatchObject({ ...after, statements: '5005', surplus: '4006.1' })
  await stated('Paying bank', '4900', '2026-11-30')
  expect(await usdt()).toMatchObject({ ...after, statements: '4905', payments: '0', surplus: '4006.1' })
})

it('an account that was empty at its statement has paid nothing of what the others state', async () => {
  const own = await app.settled('1000')
  await stated('Closed bank', '0', '2026-11-01')
  await paid(own)
  await stated('Paying bank', '4900', '2026-11-30')
  expect(await usdt()).toMatchObject({ statements: '4900', payments: '0', surplus: '4001.1' })
})

it('a bank line that any newer statement may contain counts once', async () => {
  await stated('Slow bank', '300', '2026-11-16')
  await app.entered('ONCE 1', '50', [ann, bob])
  expect(await usdt()).toMatchObject({ statements: '300', arrivals: '50', surplus: '350' })
  await stated('Other bank', '5', '2026-11-30')
  expect(await usdt()).toMatchObject({ statements: '305', arrivals: '0', surplus: '305' })
})

it('what was paid through a channel that is gone stays paid', async () => {
  await stated('Paying bank', '5000', '2026-11-16')
  await paid(await app.settled('1000'))
  await app.owner`update records set body = replace(body, '"sandbox-bank"', '"closed-bank"') where kind = 'withdrawal'`
  expect(await usdt()).toMatchObject({ payments: '100', surplus: '4001.1' })
})

it('play money is nothing that came in, and leaves the surplus as it is', async () => {
  const own = await app.settled('1000')
  const before = await usdt()
  const taken = await app.house.executor.submit({
    bookId: own.bookId,
    key: 'u:one',
    command: { kind: 'take_play_money' },
  })
  expect(taken).toMatchObject({ kind: 'done' })
  expect(await usdt()).toEqual({ ...before, owed: '11000', playMoney: '10000' })
})
