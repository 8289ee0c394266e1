import { exampleOpening } from '@touchstone/domain/examples/example-commands'
import { decimal } from '@touchstone/domain/money/decimal'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { submitUnder } from '../../house/test-submit.ts'
import { startTestConsole, type TestConsole, type TestOperator } from '../operators/test-console.ts'
import { type Person, rightPassword, withdrawalPath } from '../../features/withdrawals/test-funds-app.ts'

let app: TestConsole
let risk: TestOperator
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  risk = await app.operator(['risk'])
  await app.tick('BTC/USDT', '49990', '50010')
})
afterAll(() => app.stop())

async function holder(direction: 'long' | 'short', quantity: string): Promise<Person> {
  const person = await app.newcomer()
  await app.decide(person.bookId, {
    kind: 'credit_deposit',
    depositId: `given ${person.userId}`,
    arrivalId: `given ${person.userId}`,
    channel: 'sandbox-bank',
    currency: 'USDT',
    amount: decimal('10000'),
  })
  for (const command of [
    { kind: 'acknowledge_risk' },
    { kind: 'transfer', from: 'balance', to: 'contract', currency: 'USDT', amount: decimal('10000') },
    exampleOpening({ direction, quantity: decimal(quantity) }),
  ] as const) {
    const outcome = await submitUnder(app.house, app.newKey(), { bookId: person.bookId, command })
    expect(outcome.kind).toBe('done')
  }
  return person
}

describe('the house', () => {
  it('sees its exposure by symbol and in total, and what it owes with open profit', async () => {
    await holder('long', '0.5')
    await holder('short', '0.2')
    const { symbols, grossNotional, netNotional } = await app.done('exposures', {}, risk.token)
    expect(symbols.find(({ symbol }) => symbol === 'BTC/USDT')).toMatchObject({
      netQuantity: '0.3',
      longQuantity: '0.5',
      shortQuantity: '0.2',
      mark: '50000',
      netNotional: '15000',
      positions: 2,
    })
    expect([grossNotional, netNotional]).toEqual(['15000', '15000'])
    expect((await app.done('exposures', { book: 'demo' }, risk.token)).grossNotional).toBe('0')

    const before = await app.done('solvency', {}, risk.token)
    const [usdt] = before.currencies
    // Bought at the ask and sold at the bid: 0.5 × 10 and 0.2 × 10 below the mark.
    expect(usdt).toMatchObject({ currency: 'USDT', openProfit: '-7', statements: '0', chain: null })
    app.time.now += 1_000
    await app.tick('BTC/USDT', '50990', '51010')
    app.onChain.push({
      network: 'ethereum',
      channel: 'usdt',
      currency: 'USDT',
      token: '0x1',
      state: 'read',
      amount: decimal('25000'),
      block: 1,
      at: 1,
    })
    app.onChain.push({
      network: 'ethereum',
      channel: 'usdc',
      currency: 'USDT',
      token: '0x2',
      state: 'unreadable',
      reason: 'no answer',
    })
    const after = await app.done('solvency', {}, risk.token)
    expect(after.currencies[0]).toMatchObject({ openProfit: '293', chain: '25000' })
    expect(Number(after.currencies[0]?.surplus)).toBeCloseTo(25_000 - Number(usdt?.owed) - 293, 6)
    expect(after.unreadable).toEqual([{ network: 'ethereum', channel: 'usdc', reason: 'no answer' }])
  })

  it('sees its market: what is live, stale or missing', async () => {
    const health = await app.done('marketHealth', {}, risk.token)
    expect(health.symbols.find(({ symbol }) => symbol === 'BTC/USDT')).toMatchObject({ state: 'open', ageMs: 0 })
    expect(health.symbols.find(({ symbol }) => symbol === 'ETH/USDT')).toMatchObject({
      state: 'missing',
      mark: null,
      changesAtMs: null,
    })
    expect(health.moves).toEqual([
      { symbol: 'BTC/USDT', durationSeconds: 30, at: '2026-11-18 17:00:00', count: 2_879, steps: 49, offered: false },
    ])
    expect(health.networks).toEqual([
      { network: 'bitcoin', source: 'simulated', day: null, difficulty: null, ageMs: null, isSilent: true },
    ])
    app.time.now += 60_000
    const later = await app.done('marketHealth', {}, risk.token)
    expect(later.symbols.find(({ symbol }) => symbol === 'BTC/USDT')).toMatchObject({ state: 'stale', ageMs: 60_000 })
    expect(later.taped).toBeGreaterThan(0)
  })

  it('holds what two operators saw arrive, until a statement of its day or a later one', async () => {
    const [ann, bob] = [await app.operator(['admin']), await app.operator(['admin'])]
    const usdt = async () =>
      (await app.done('solvency', {}, ann.token)).currencies.find((each) => each.currency === 'USDT')
    const before = await usdt()
    // Booked on 2026-11-18.
    await app.entered('SOLVENT 1', '5000', [ann, bob])
    const arrived = await usdt()
    expect(arrived).toMatchObject({ arrivals: '5000', payments: '0', statedTime: null })
    expect(Number(arrived?.surplus) - Number(before?.surplus)).toBe(5_000)
    const stated = async (asOf: string, reference: string) => {
      const line = { account: 'A bank', currency: 'USDT', amount: '7000', asOf, reference }
      const { proposalId } = await app.done('proposeHoldings', line, ann.token)
      await app.done('approveProposal', { id: proposalId }, bob.token)
      return usdt()
    }
    expect(await stated('2026-11-17', 'OLD')).toMatchObject({ statements: '7000', arrivals: '5000' })
    expect(await stated('2026-11-18', 'NEW')).toMatchObject({ statements: '7000', arrivals: '0' })
  })

  it('holds no more what was paid to a bank since the newest statement', async () => {
    const [ann, bob] = [await app.operator(['admin']), await app.operator(['admin'])]
    const usdt = async () =>
      (await app.done('solvency', {}, ann.token)).currencies.find((each) => each.currency === 'USDT')
    const own = await app.settled('1000')
    const body = { accountId: own.accountId, amount: '100', withdrawalPassword: rightPassword }
    expect(await app.post(withdrawalPath('apply'), body, { token: own.token })).toMatchObject({ code: 200 })
    const [row] = await app.owner<{ id: string }[]>`select id from withdrawals where book_id = ${own.bookId}`
    const id = row?.id ?? ''
    const before = await usdt()
    await app.done('claimWithdrawal', { id }, ann.token)
    await app.done('approveWithdrawal', { id }, ann.token)
    await app.done('beginPayment', { id }, bob.token)
    await app.done('payWithdrawal', { id, proof: 'bank 1' }, bob.token)
    const after = await usdt()
    expect(Number(after?.payments) - Number(before?.payments)).toBe(100)
    // The fee stays with the house.
    expect(Number(after?.surplus)).toBeGreaterThanOrEqual(Number(before?.surplus))
  })

  it('counts a market without a tick as closed by its hours, with its last price and the source', async () => {
    // A Sunday at noon.
    app.time.now = Date.UTC(2026, 10, 22, 12)
    const health = await app.done('marketHealth', {}, (await app.operator(['risk'])).token)
    const gold = health.symbols.find(({ symbol }) => symbol === 'XAU/USD')
    expect(gold).toMatchObject({ state: 'closed', mark: '3416.7', source: 'simulated' })
    expect(gold?.changesAtMs).toBeGreaterThan(health.nowAtMs)
  })
})
