import { describe, expect, it } from 'vitest'
import { exampleFacts, exampleTick } from '../examples/example-facts.ts'
import { exchangeQuoteFact } from '../exchange/exchange-quote.ts'
import type { TapeRow } from '../market/tick.ts'
import { decimal } from '../money/decimal.ts'
import { assert } from '../result.ts'
import { factKinds } from '../rulebook/noun-tables.ts'
import { secondContractTapeFact } from '../second-contracts/second-contract-tape.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { settlementAccountFact } from '../withdrawals/settlement-account-fact.ts'
import { factOf, named } from './fact-kind.ts'
import { factsFromText, recordingFacts } from './facts-record.ts'
import type { Facts } from './facts.ts'

const ticks = [1, 2, 3, 4].map((sequence) =>
  exampleTick('BTC/USDT', sequence, sequence * 1_000, `${40_000 + sequence}`),
)
const gold = exampleTick('XAU/USD', 9, 1_000, '4000')
const archive = {
  settings(version: number) {
    assert(version === defaultSettings.version, 'a known version')
    return defaultSettings
  },
  tapeRow(symbol: string, sequence: number): TapeRow {
    if (symbol === 'BTC/USDT' && sequence === 5) return { symbol, sequence, watermarkAt: 5_000 }
    const row = [...ticks, gold].find((each) => each.symbol === symbol && each.sequence === sequence)
    assert(row !== undefined, `${symbol} ${sequence} is on the tape`)
    return row
  },
}
const [first, second] = ticks
assert(first !== undefined && second !== undefined, 'there are ticks')

/** What a decision that reads these symbols leaves of its facts, and what a replay makes of that. */
function recorded(given: Facts, symbols: readonly string[], nets: readonly string[] = []) {
  const { facts, text } = recordingFacts(given)
  for (const symbol of symbols) facts.market(symbol)
  for (const symbol of nets) facts.netQuantity(symbol)
  return { text: text(), replayed: factsFromText(text(), archive, factKinds) }
}

const quote = {
  id: 'q',
  bookId: 7,
  from: 'USDT',
  to: 'BTC',
  pay: decimal('10'),
  receive: decimal('0.0002'),
  spreadRate: decimal('0.002'),
  fromMark: null,
  toMark: decimal('40000'),
  fromSequence: null,
  toSequence: 4,
  quotedAt: 1,
  expiresAt: 2,
  settingsVersion: 1,
} as const

describe('the facts of a journal row', () => {
  it('are those that were asked for, a tick by its sequence', () => {
    const given = exampleFacts({ at: 7, ticks: [first, gold] })
    const { text, replayed } = recorded(given, ['BTC/USDT'], ['BTC/USDT'])
    expect(text).toBe('{"at":7,"fillAt":"command","settings":1,"ticks":{"BTC/USDT":1}}')
    expect(replayed.market('BTC/USDT')).toEqual({ tick: first, state: 'open', gapAhead: false })
    expect([replayed.market('XAU/USD'), replayed.netQuantity('BTC/USDT'), replayed.at]).toEqual([undefined, 0n, 7])
    expect(replayed.settings).toBe(defaultSettings)
  })

  it('keep states, gaps and exposures by value', () => {
    const given = exampleFacts({ fillAt: 'next_tick', netQuantity: () => decimal('-1.5') })
    const market = (symbol: string) => ({
      tick: symbol === 'XAU/USD' ? gold : first,
      state: 'stale' as const,
      gapAhead: true,
    })
    const { replayed } = recorded({ ...given, market }, ['XAU/USD'], ['BTC/USDT'])
    expect(replayed.market('XAU/USD')).toEqual({ tick: gold, state: 'stale', gapAhead: true })
    expect([replayed.netQuantity('BTC/USDT'), replayed.fillAt]).toEqual([decimal('-1.5'), 'next_tick'])
  })

  it('say nothing of a symbol that never had a tick', () => {
    expect(recorded(exampleFacts({}), ['BTC/USDT']).text).toBe('{"at":0,"fillAt":"command","settings":1}')
  })

  it('keep the tick of a fill, the tape of a second contract, a quote and funding', () => {
    const watermark = archive.tapeRow('BTC/USDT', 5)
    const given = exampleFacts({
      fillTick: second,
      funding: { mark: decimal('40000.05'), sequence: 4, rate: decimal('-0.0001') },
      named: {
        ...named(secondContractTapeFact, { opening: [second], closing: [...ticks.slice(3), watermark] }),
        ...named(exchangeQuoteFact, quote),
      },
    })
    const { replayed } = recorded(given, [])
    expect(replayed).toMatchObject({ fillTick: second, funding: given.funding })
    expect(factOf(replayed, secondContractTapeFact)).toEqual({ opening: [second], closing: [ticks[3], watermark] })
    expect(factOf(replayed, exchangeQuoteFact)).toEqual(quote)
  })

  it('keep a settlement account by value, whatever its number looks like', () => {
    const account = {
      destination: { accountId: '12', channel: 'bank', target: '0012', bank: 'A "bank"', holder: 'O’Hara' },
      currency: 'USDT' as const,
      usableFrom: 3,
    }
    const { replayed } = recorded(exampleFacts({ named: named(settlementAccountFact, account) }), [])
    expect(factOf(replayed, settlementAccountFact)).toEqual(account)
  })

  it('throw where the tape or the settings lack what they name', () => {
    const replay = (text: string) => factsFromText(text, archive, factKinds)
    expect(() => replay('{"at":0,"fillAt":"command","settings":2}')).toThrow('a known version')
    const facts = replay('{"at":0,"fillAt":"command","settings":1,"ticks":{"BTC/USDT":77,"XAU/USD":9}}')
    expect(() => facts.market('BTC/USDT')).toThrow('BTC/USDT 77 is on the tape')
    const sealed = replay('{"at":0,"fillAt":"command","settings":1,"ticks":{"BTC/USDT":5}}')
    expect(() => sealed.market('BTC/USDT')).toThrow('never a watermark')
  })
})
