import { describe, expect, it } from 'vitest'
import { decimal, type Price, type Quantity } from '../money/decimal.ts'
import type { Shape } from '../money/shape.ts'
import type { Command } from '../rulebook/nouns.ts'
import { readCommand } from '../rulebook/read-row.ts'
import { readAs, writeCanonical } from './codec.ts'

const priced: Shape<{ price: Price; quantity: Quantity }> = { price: true, quantity: true }

describe('the canonical text of a record', () => {
  it.each<[Command]>([
    [
      {
        kind: 'place_limit_order',
        symbol: 'BTC/USDT',
        direction: 'long',
        marginMode: 'cross',
        leverage: 10,
        quantity: decimal('0.00001'),
        price: decimal('40000.1'),
        expiresAt: 1_767_690_000_000,
        takeProfit: { price: decimal('50000'), quantity: null },
        stopLoss: { price: decimal('30000'), quantity: decimal('0.5') },
      },
    ],
    [{ kind: 'close_position', positionId: '7-1', quantity: null }],
    [{ kind: 'transfer', from: 'contract', to: 'balance', currency: 'USDT', amount: decimal('-0.000001') }],
    [{ kind: 'settle_funding', symbol: 'BTC/USDT', fundingAt: 1, rate: decimal('-0.0001') }],
    [{ kind: 'buy_second_contract', symbol: 'BTC/USDT', direction: 'rise', durationSeconds: 30, stake: decimal('5') }],
    [{ kind: 'call_margin', positionId: null }],
  ])('reads back as it was written: %o', (command) => {
    expect(readCommand(writeCanonical(command))).toEqual(command)
  })

  it('is one text, whatever the order of the fields', () => {
    expect(writeCanonical({ b: 1n, a: null, c: undefined })).toBe('{"a":null,"b":"0.000000000000000001"}')
    expect(writeCanonical({ a: null, b: 1n })).toBe('{"a":null,"b":"0.000000000000000001"}')
  })

  it('keeps a text that looks like a number where the field holds none', () => {
    expect(readAs('{"subject":"7","price":"7"}', priced)).toEqual({ subject: '7', price: decimal('7') })
  })

  it.each([
    ['{"price":"1e3"}', 'not a decimal: 1e3'],
    ['{"quantity":"seven"}', 'not a decimal: seven'],
    ['{', 'JSON'],
    ['', 'JSON'],
  ])('throws for %s', (text, fault) => {
    expect(() => readAs(text, priced)).toThrow(fault)
  })
})
