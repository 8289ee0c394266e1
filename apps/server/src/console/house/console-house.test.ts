import { exampleOpening } from '@touchstone/domain/examples/example-commands'
import { decimal } from '@touchstone/domain/money/decimal'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { submitUnder } from '../../house/test-submit.ts'
import { startTestConsole, type TestConsole, type TestOperator } from '../operators/test-console.ts'
import type { Person } from '../../features/withdrawals/test-funds-app.ts'

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
    expect(health.symbols.find(({ symbol }) => symbol === 'ETH/USDT')).toMatchObject({ state: 'missing', mark: null })
    expect(health.moves).toEqual([
      { symbol: 'BTC/USDT', durationSeconds: 30, at: '2026-11-18 17:00:00', count: 2_879, steps: 49, offered: false },
    ])
    app.time.now += 60_000
    const later = await app.done('marketHealth', {}, risk.token)
    expect(later.symbols.find(({ symbol }) => symbol === 'BTC/USDT')).toMatchObject({ state: 'stale', ageMs: 60_000 })
    expect(later.taped).toBeGreaterThan(0)
  })
})
