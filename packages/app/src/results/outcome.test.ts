import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText } from '../format/print-money.ts'
import { type ClosedPart, outcomeOfCloses, outcomeOfOption, sumPlaces } from './outcome.ts'

const position = { symbol: 'BTC/USDT', direction: 'long', leverage: 20, openTime: '2026-11-21 16:00:00' } as const
const part: ClosedPart['part'] = {
  quantity: '0.1',
  entryPrice: '100010',
  exitPrice: '100490',
  profit: '48',
  openingFee: '5.0005',
  closingFee: '5.0245',
  liquidationFee: '0',
  funding: '0.5',
  insurance: '0',
  margin: '1000.1',
  net: '37.475',
  yield: '0.037471252874712528',
  sequence: 3,
  place: 0,
  time: '2026-11-21 17:00:07',
  reason: 'user',
}
const liquidated = { ...part, place: 1, profit: '-900', liquidationFee: '20', insurance: '10', net: '-920.525' }

describe('what closes brought', () => {
  it('is of one close the very result, with what it was made of', () => {
    expect(outcomeOfCloses([{ position, part }])).toEqual({
      title: 'receipts.closedByUser',
      count: 1,
      held: { symbol: 'BTC/USDT', side: 'long', leverage: 20 },
      net: '37.475',
      yield: '0.037471252874712528',
      prices: [
        { label: 'words.entryPrice', value: '100010' },
        { label: 'words.exitPrice', value: '100490' },
      ],
      quantity: '0.1',
      lastedMs: 3_607_000,
      sum: [
        { label: 'receipts.fromPrice', value: '48' },
        {
          label: 'receipts.allFees',
          value: '-10.025',
          fees: { opening: '5.0005', closing: '5.0245', liquidation: '0' },
        },
        { label: 'words.funding', value: '-0.5' },
      ],
    })
  })

  it('says where a close by hand has left something open', () => {
    expect(outcomeOfCloses([{ position, part, isPart: true }])?.title).toBe('receipts.closedPart')
    const limit = { ...part, reason: 'limit' as const }
    expect(outcomeOfCloses([{ position, part: limit, isPart: true }])?.title).toBe('receipts.closedByLimit')
  })

  it('of several is their sum, and the lines add up to it', () => {
    const both = outcomeOfCloses([
      { position, part },
      { position: { ...position, symbol: 'ETH/USDT' }, part: liquidated },
    ])
    expect(both).toMatchObject({ title: 'receipts.closedMany', count: 2, held: undefined, net: '-883.05', prices: [] })
    const sum = (both?.sum ?? []).reduce((all, { value }) => all + decimal(value), 0n)
    expect(sum).toBe(decimal('-883.05'))
  })

  it('is called a liquidation where all of it is one', () => {
    const fallen = { ...liquidated, reason: 'liquidation' as const }
    expect(outcomeOfCloses([{ position, part: fallen }])?.title).toBe('receipts.liquidated')
    const several = [fallen, { ...fallen, place: 2 }].map((each) => ({ position, part: each }))
    expect(outcomeOfCloses(several)?.title).toBe('receipts.crossLiquidated')
    expect(outcomeOfCloses([])).toBeUndefined()
  })
})

const option = {
  symbol: 'BTC/USDT',
  direction: 'rise',
  stake: '100',
  payout: '70',
  openPrice: '90000',
  closePrice: '90001',
  lastedMs: 30_000,
} as const

it.each([
  ['won', '70', '0.7', '170'],
  ['lost', '-100', '-1', '0'],
  ['tied', '0', '0', '100'],
  ['void', '0', '0', '100'],
] as const)('an option that is %s brought %s', (state, net, gained, back) => {
  const outcome = outcomeOfOption({ ...option, state })
  expect(outcome).toMatchObject({ net, yield: gained })
  expect(outcome.sum.map(({ value }) => value)).toEqual(['-100', back])
})

describe('the printed lines of a sum', () => {
  /** In the smallest part that money has. */
  const amount = (most: bigint) =>
    fc.bigInt({ min: 0n, max: most }).map((millionths) => millionths * decimal('0.000001'))
  const figures = fc.record({
    profit: amount(10n ** 12n).map((value) => value - decimal('500000')),
    openingFee: amount(10n ** 9n),
    closingFee: amount(10n ** 9n),
    liquidationFee: fc.oneof(fc.constant(0n), amount(10n ** 9n)),
    funding: fc.oneof(fc.constant(0n), amount(10n ** 9n)).map((value) => value - decimal('3.33')),
    insurance: fc.oneof(fc.constant(0n), amount(10n ** 9n)),
  })
  const read = (text: string): bigint => decimal(text.replace('−', '-').replaceAll(/[+,]/g, ''))

  it('add up to what is printed below them, and the fees to their line', () => {
    fc.assert(
      fc.property(figures, ({ profit, openingFee, closingFee, liquidationFee, funding, insurance }) => {
        const net = profit - openingFee - closingFee - liquidationFee - funding + insurance
        const made = { profit, openingFee, closingFee, liquidationFee, funding, insurance, net }
        const texts = Object.fromEntries(Object.entries(made).map(([name, value]) => [name, printDecimal(value)]))
        const outcome = outcomeOfCloses([{ position, part: { ...part, ...texts } }])
        if (outcome === undefined) throw new Error('there is no outcome')
        const places = sumPlaces(outcome)
        const print = (value: string): bigint => read(moneyText(value, { signed: true, places }))
        expect(outcome.sum.reduce((sum, { value }) => sum + print(value), 0n)).toBe(print(outcome.net))
        for (const { value, fees } of outcome.sum) {
          if (fees === undefined) continue
          const parts = Object.values(fees).map((fee) => read(moneyText(fee, { places })))
          expect(-parts.reduce((sum, fee) => sum + fee, 0n)).toBe(print(value))
        }
      }),
    )
  })

  it('have two decimals where no more are needed', () => {
    const even = { ...part, profit: '48', openingFee: '5', closingFee: '5.02', funding: '0', net: '37.98' }
    const outcome = outcomeOfCloses([{ position, part: even }])
    expect(outcome && sumPlaces(outcome)).toBe(2)
  })
})
