import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyDecision, houseDeltasOf } from '../books/apply-decision.ts'
import { balanceOf, type Book, having, holding as holdingRecords, partOf, recordsOf } from '../books/book.ts'
import { recordIn } from '../books/decision.ts'
import { named } from '../books/fact-kind.ts'
import { exampleBook, exampleFacts, exampleTick } from '../examples/example-facts.ts'
import { decimal, type Money } from '../money/decimal.ts'
import { type SecondContractTape, secondContractTapeFact } from './second-contract-tape.ts'
import { type SecondContract, secondContractRecord } from './second-contract.ts'
import { settleSecondContract } from './settle-second-contract.ts'
import { stakesPart } from './stakes.ts'

const symbol = 'BTC/USDT'
const placed: SecondContract = {
  id: '7-4',
  state: 'placed',
  symbol,
  direction: 'rise',
  stake: decimal('100'),
  durationSeconds: 30,
  payoutRate: decimal('0.7'),
  openWithinMs: 3_000,
  closeWithinMs: 3_000,
  watermarkAfterMs: 2_000,
  acceptedAt: 100_000,
  acceptedSequence: 10,
  expiresAt: 130_000,
  settingsVersion: 1,
  openPrice: null,
  closePrice: null,
  payout: 0n,
  settledAt: null,
}
const holding = (contract: SecondContract): Book =>
  exampleBook(
    { 'contract:USDT': '900', 'frozen:USDT': '100' },
    {
      records: holdingRecords(secondContractRecord, [contract]),
      parts: having(stakesPart, { open: contract.stake, day: 1, dayTotal: contract.stake }),
    },
  )
const tapeTo = (price: string, closedAt = 129_900): SecondContractTape => ({
  opening: [exampleTick(symbol, 11, 100_500, '100')],
  closing: [exampleTick(symbol, 40, closedAt, price), exampleTick(symbol, 41, 130_100, '5')],
})
const settle = { kind: 'settle_second_contract', contractId: '7-4' } as const
const settleAt = (tape: SecondContractTape | undefined, at = 132_000, book = holding(placed)) =>
  settleSecondContract(book, settle, exampleFacts({ at, named: named(secondContractTapeFact, tape) }))

function settled(tape: SecondContractTape, book = holding(placed)): { book: Book; house: Money | undefined } {
  const decided = settleAt(tape, 132_000, book)
  if (!decided.ok) throw new Error(decided.refusal.kind)
  const house = houseDeltasOf(decided.value.postings)
  return { book: applyDecision(book, decided.value).book, house: house.get('house:counterparty:USDT') }
}

describe('settleSecondContract', () => {
  it.each([
    ['won', '100.1', '1070', '-70'],
    ['lost', '99.9', '900', '100'],
    ['tied', '100', '1000', undefined],
  ])('%s', (state, price, contract, house) => {
    const after = settled(tapeTo(price))
    expect(balanceOf(after.book, 'contract', 'USDT')).toBe(decimal(contract))
    expect(balanceOf(after.book, 'frozen', 'USDT')).toBe(0n)
    expect(after.house).toBe(house === undefined ? undefined : decimal(house))
    expect(recordsOf(after.book, secondContractRecord).size).toBe(0)
    expect(partOf(after.book, stakesPart)).toEqual({ open: 0n, day: 1, dayTotal: decimal('100') })
    expect(state).toBe(stateOf(tapeTo(price)))
  })

  it('returns the stake of a void one', () => {
    const tape = tapeTo('100.1', 126_999)
    expect([stateOf(tape), balanceOf(settled(tape).book, 'contract', 'USDT')]).toEqual(['void', decimal('1000')])
  })

  it('answers with the formula, its inputs and its outcome', () => {
    const decided = settleAt(tapeTo('100.1'))
    expect(decided.ok && decided.value.reply).toEqual({
      kind: 'second_contract_settled',
      formula: 'second_contract',
      contract: {
        ...placed,
        state: 'won',
        openPrice: decimal('100'),
        closePrice: decimal('100.1'),
        payout: decimal('70'),
        settledAt: 132_000,
      },
      openSequence: 11,
      closeSequence: 40,
      sealSequence: 41,
    })
  })

  it.each<[string, ReturnType<typeof settleAt>]>([
    ['before expiry', settleAt(tapeTo('101'), 129_999)],
    ['before the tape is sealed', settleAt({ ...tapeTo('101'), closing: [exampleTick(symbol, 40, 129_900, '101')] })],
    ['of one that is not open', settleAt(tapeTo('101'), 132_000, exampleBook({}))],
    ['of one that is settled', settleAt(tapeTo('101'), 132_000, holding({ ...placed, state: 'won' }))],
  ])('is not due %s', (_, decided) => {
    expect(decided).toEqual({ ok: false, refusal: { kind: 'not_due' } })
  })

  it('settles at expiry itself once the tape is sealed', () => {
    expect(settleAt(tapeTo('101'), 130_000).ok).toBe(true)
  })

  it('throws for a tape that is not handed over or does not fit', () => {
    expect(() => settleAt(undefined)).toThrow('handed its rows')
    expect(() => settleAt({ ...tapeTo('101'), opening: [] })).toThrow('begin after the accepted sequence')
  })
})

const stateOf = (tape: SecondContractTape): unknown => {
  const decided = settleAt(tape)
  const change = decided.ok ? decided.value.changes.find((each) => each.kind === 'record') : undefined
  return change && recordIn(change, secondContractRecord)?.state
}

describe('conservation', () => {
  it('of any outcome: what the book gains the house loses, and a payout is less than a unit short', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 100_000_000n }),
        fc.bigInt({ min: 1n, max: 999n }),
        fc.integer({ min: 98, max: 102 }),
        fc.integer({ min: 126_500, max: 130_000 }),
        (units, permille, price, closedAt) => {
          const stake = units * decimal('0.000001')
          const contract = { ...placed, stake, payoutRate: permille * decimal('0.001') }
          const before = { ...holding(contract), accounts: new Map([['frozen:USDT' as const, stake]]) }
          const { book, house = 0n } = settled(tapeTo(String(price), closedAt), before)
          const gained = balanceOf(book, 'contract', 'USDT') - stake
          seen.add(gained > 0n ? 'won' : gained < 0n ? 'lost' : 'returned')
          const short = stake * contract.payoutRate - (gained < 0n ? 0n : gained) * decimal('1')
          const exact = price > 100 && closedAt >= 127_000
          return (
            gained === -house &&
            balanceOf(book, 'frozen', 'USDT') === 0n &&
            (!exact || (short >= 0n && short < decimal('0.000001') * decimal('1')))
          )
        },
      ),
      { seed: 13, numRuns: 1_000 },
    )
    expect([...seen].sort()).toEqual(['lost', 'returned', 'won'])
  })
})
