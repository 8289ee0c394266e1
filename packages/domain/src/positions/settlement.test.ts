import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { houseDeltasOf } from '../books/apply-decision.ts'
import { recordsOf } from '../books/book.ts'
import { type Desk, openDesk, opening, settingsWith } from '../examples/example-desk.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import { type Direction, type MarginMode, positionRecord } from './position.ts'
import type { Settlement } from './settlement.ts'

const btc = 'BTC/USDT'
/** Round numbers: 0.1 % taker fee, 1 % liquidation fee, 1 % maintenance. */
const round = settingsWith(btc, {
  takerRate: decimal('0.001'),
  liquidationRate: decimal('0.01'),
  brackets: [{ notionalUpTo: decimal('9000000'), leverageMax: 50, maintenanceRate: decimal('0.01') }],
})

const settlementsOf = (decision: { reply: object }): Settlement[] =>
  (decision.reply as { settlements: Settlement[] }).settlements
const closeWhole = (desk: Desk) => desk.done({ kind: 'close_position', positionId: desk.position().id, quantity: null })
const deltas = (decision: Parameters<typeof houseDeltasOf>[0]): Record<string, string> =>
  Object.fromEntries([...houseDeltasOf(decision)].map(([key, amount]) => [key.slice(6, -5), printDecimal(amount)]))

describe('an isolated close', () => {
  // 1 BTC at 1,000 with 10x: margin 100, opening fee 1; contract 9,899. A close at P: fee 0.001 × P.
  it.each([
    ['long', '1100', '100', '1.1', '0', '10097.9'],
    ['long', '1000', '0', '1', '0', '9998'],
    ['long', '950', '-50', '0.95', '0', '9948.05'],
    ['long', '901', '-99', '0.901', '0', '9899.099'],
    ['long', '900.9', '-99.1', '0.9', '0', '9899'],
    ['long', '900', '-100', '0', '0', '9899'],
    ['long', '850', '-150', '0', '50', '9899'],
    ['short', '900', '100', '0.9', '0', '10098.1'],
    ['short', '1099.5', '-99.5', '0.5', '0', '9899'],
    ['short', '1100', '-100', '0', '0', '9899'],
    ['short', '1150', '-150', '0', '50', '9899'],
  ] as const)(
    'of a %s at %s: price part %s, then a closing fee of %s, and insurance pays %s',
    (direction, price, profit, closingFee, insurancePaid, contract) => {
      const desk = openDesk({ settings: round })
      desk.quote(btc, '1000')
      desk.done(opening([btc, direction, 'isolated', 10, '1']))
      desk.quote(btc, price)
      const decision = closeWhole(desk)
      expect(settlementsOf(decision)).toMatchObject([
        {
          formula: 'position_settlement',
          price: decimal(price),
          profit: decimal(profit),
          released: decimal('100'),
          closingFee: decimal(closingFee),
          liquidationFee: 0n,
          insurancePaid: decimal(insurancePaid),
          before: { quantity: decimal('1'), cost: decimal('1000'), margin: decimal('100'), available: decimal('9899') },
        },
      ])
      expect([desk.held('contract'), desk.held('margin'), recordsOf(desk.book(), positionRecord).size]).toEqual([
        contract,
        '0',
        0,
      ])
    },
  )

  it('pays the loss to the counterparty, and what the margin lacks from insurance to it', () => {
    const desk = openDesk({ settings: round })
    desk.quote(btc, '1000')
    desk.done(opening([btc, 'long', 'isolated', 10, '1']))
    desk.quote(btc, '850')
    expect(deltas(closeWhole(desk).postings)).toEqual({ counterparty: '150', insurance: '-50' })
  })

  it('takes the liquidation fee after the closing fee, to insurance, at most what is left', () => {
    // Due at 900 / 0.99 = 909.09. At P what is left is P − 900: closing fee first, then up to 1 %.
    for (const [bid, ask, closingFee, liquidationFee] of [
      ['909', '909', '0.909', '8.091'],
      ['901', '901', '0.901', '0.099'],
      ['900.5', '900.5', '0.5', '0'],
      ['900', '918', '0', '0'],
      ['906', '912', '0.906', '5.094'],
    ] as const) {
      const desk = openDesk({ settings: round })
      desk.quote(btc, '1000')
      desk.done(opening([btc, 'long', 'isolated', 10, '1']))
      desk.quote(btc, { bid, ask })
      const decision = desk.done({ kind: 'liquidate_position', positionId: desk.position().id })
      expect(settlementsOf(decision)).toMatchObject([
        { reason: 'liquidation', closingFee: decimal(closingFee), liquidationFee: decimal(liquidationFee) },
      ])
      expect(desk.held('contract')).toBe('9899')
      expect(deltas(decision.postings)['insurance'] ?? '0').toBe(liquidationFee)
    }
  })

  it('leaves the rest to the user where both fees are paid', () => {
    const desk = openDesk({ settings: settingsWith(btc, { liquidationRate: decimal('0.001') }, round) })
    desk.quote(btc, '1000')
    desk.done(opening([btc, 'long', 'isolated', 10, '1']))
    desk.quote(btc, '909')
    const decision = desk.done({ kind: 'liquidate_position', positionId: desk.position().id })
    expect(settlementsOf(decision)).toMatchObject([{ closingFee: decimal('0.909'), liquidationFee: decimal('0.909') }])
    expect(desk.held('contract')).toBe('9906.182')
  })
})

describe('a partial close', () => {
  it('takes its part of cost and margin rounded down, the last takes the rest', () => {
    const desk = openDesk({ settings: settingsWith(btc, { notionalMin: 1n }, round) })
    desk.quote(btc, '1000')
    desk.done(opening([btc, 'long', 'isolated', 7, '0.00031']))
    const id = desk.position().id
    // margin 0.31 / 7 = 0.044285714… → 0.044286
    const parts = ['0.0001', '0.0001', '0.00011'].map((quantity) =>
      settlementsOf(desk.done({ kind: 'close_position', positionId: id, quantity: decimal(quantity) })),
    )
    expect(parts.flat().map(({ released }) => printDecimal(released))).toEqual(['0.014285', '0.014286', '0.015715'])
  })

  it('keeps the state, the leverage, the stops and what was realised', () => {
    const desk = openDesk({ settings: round })
    desk.quote(btc, '1000')
    desk.done(opening([btc, 'short', 'isolated', 10, '1']))
    desk.quote(btc, '900')
    desk.done({ kind: 'close_position', positionId: desk.position().id, quantity: decimal('0.25') })
    expect(desk.position()).toMatchObject({
      state: 'running',
      quantity: decimal('0.75'),
      cost: decimal('750'),
      margin: decimal('75'),
      realisedProfit: decimal('25'),
      feesPaid: decimal('1.225'),
    })
  })

  it('in n parts differs from the whole by less than n units a posting kind, in the favour of the house', () => {
    let [different, equal] = [0, 0]
    const example = fc.record({
      direction: fc.constantFrom<Direction>('long', 'short'),
      marginMode: fc.constantFrom<MarginMode>('isolated', 'cross'),
      entry: fc.bigInt({ min: 9_000n, max: 11_000n }),
      exit: fc.bigInt({ min: 9_500n, max: 10_500n }),
      leverage: fc.integer({ min: 1, max: 5 }),
      parts: fc.array(fc.bigInt({ min: 1n, max: 99_999n }), { minLength: 2, maxLength: 6 }),
    })
    fc.assert(
      fc.property(example, ({ direction, marginMode, entry, exit, leverage, parts }) => {
        const tick = decimal('0.1')
        const step = decimal('0.00001')
        const close = (quantities: bigint[]) => {
          const desk = openDesk({ settings: settingsWith(btc, { notionalMin: 1n }, round), contract: '900000' })
          desk.quote(btc, printDecimal(entry * tick))
          const whole = printDecimal(parts.reduce((sum, part) => sum + part, 0n) * step)
          desk.done(opening([btc, direction, marginMode, leverage, whole]))
          desk.quote(btc, printDecimal(exit * tick))
          const { id } = desk.position()
          const sums = new Map<string, bigint>()
          for (const quantity of quantities) {
            const decision = desk.done({ kind: 'close_position', positionId: id, quantity })
            for (const { kind, amount } of decision.postings) sums.set(kind, (sums.get(kind) ?? 0n) + amount)
          }
          return {
            sums,
            contract: decimal(desk.held('contract')),
            closed: recordsOf(desk.book(), positionRecord).size === 0,
          }
        }
        const quantities = parts.map((part) => part * step)
        const inParts = close(quantities)
        const whole = close([quantities.reduce((sum, quantity) => sum + quantity, 0n)])
        if (inParts.contract === whole.contract) equal += 1
        else different += 1
        const unit = decimal('0.000001')
        const differences = ['profit', 'loss', 'closing_fee'].map((kind) => {
          const difference = (inParts.sums.get(kind) ?? 0n) - (whole.sums.get(kind) ?? 0n)
          return kind === 'profit' ? -difference : difference
        })
        return (
          inParts.closed &&
          whole.closed &&
          inParts.contract <= whole.contract &&
          differences.every((difference) => difference >= 0n && difference < BigInt(parts.length) * unit)
        )
      }),
      { seed: 51, numRuns: 400 },
    )
    expect([different > 50, equal > 0]).toEqual([true, true])
  })
})

describe('a cross close', () => {
  const eth = 'ETH/USDT'
  const free = settingsWith(eth, { takerRate: 0n }, settingsWith(btc, { takerRate: 0n }))

  /** Shorts and longs of 1 BTC and 10 ETH at 1,000 and 100; `contract` holds 100. */
  function hedged(settings = free): Desk {
    const desk = openDesk({ contract: '100', settings })
    desk.quote(btc, '1000')
    desk.quote(eth, '100')
    desk.done(opening([btc, 'long', 'cross', 100, '1']))
    desk.done(opening([btc, 'short', 'cross', 100, '1']))
    desk.done(opening([eth, 'short', 'cross', 100, '10']))
    return desk
  }
  const idOf = (desk: Desk, symbol: string, direction: Direction): string =>
    [...recordsOf(desk.book(), positionRecord).values()].find(
      (each) => each.symbol === symbol && each.direction === direction,
    )?.id ?? ''

  it('books the profit to contract and the loss from it', () => {
    const desk = hedged()
    desk.quote(btc, '950')
    desk.done({ kind: 'close_position', positionId: idOf(desk, btc, 'long'), quantity: null })
    expect(desk.held('contract')).toBe('50')
    desk.done({ kind: 'close_position', positionId: idOf(desk, btc, 'short'), quantity: null })
    expect(desk.held('contract')).toBe('100')
  })

  it('whose loss is larger than contract realises the largest profit of the others, whose cost moves to the mark', () => {
    const desk = hedged()
    desk.quote(eth, '85')
    desk.quote(btc, '840')
    const decision = desk.done({ kind: 'close_position', positionId: idOf(desk, btc, 'long'), quantity: null })
    expect(settlementsOf(decision)).toMatchObject([
      {
        profit: decimal('-160'),
        insurancePaid: 0n,
        realised: [{ positionId: idOf(desk, btc, 'short'), mark: decimal('840'), profit: decimal('160') }],
      },
    ])
    expect(desk.held('contract')).toBe('100')
    expect(desk.position(idOf(desk, btc, 'short'))).toMatchObject({
      cost: decimal('840'),
      realisedProfit: decimal('160'),
    })
    expect(desk.position(idOf(desk, eth, 'short')).cost).toBe(decimal('1000'))
  })

  it('realises nothing while contract is enough, to the last unit', () => {
    const desk = hedged()
    desk.quote(btc, '900')
    const decision = desk.done({ kind: 'close_position', positionId: idOf(desk, btc, 'long'), quantity: null })
    expect(settlementsOf(decision)).toMatchObject([{ profit: decimal('-100'), realised: [] }])
    expect(desk.held('contract')).toBe('0')
  })

  it('realises the smaller id first where profits are equal', () => {
    const desk = hedged()
    desk.quote(eth, '89')
    desk.quote(btc, '890')
    const decision = desk.done({ kind: 'close_position', positionId: idOf(desk, btc, 'long'), quantity: null })
    expect(settlementsOf(decision)[0]?.realised.map(({ positionId }) => positionId)).toEqual([idOf(desk, btc, 'short')])
  })

  it('goes on to the next where the first is not enough', () => {
    const desk = hedged()
    desk.done({ kind: 'close_position', positionId: idOf(desk, btc, 'short'), quantity: decimal('0.6') })
    desk.quote(eth, '91')
    desk.quote(btc, '800')
    const decision = desk.done({ kind: 'close_position', positionId: idOf(desk, btc, 'long'), quantity: null })
    expect(settlementsOf(decision)[0]?.realised.map(({ profit }) => printDecimal(profit))).toEqual(['90', '80'])
    expect(desk.held('contract')).toBe('70')
  })

  it('realises for its fees too, each at most what is then left', () => {
    const desk = hedged()
    desk.settings(settingsWith(btc, { takerRate: decimal('0.1') }, free))
    desk.quote(eth, '99.9')
    desk.quote(btc, '900')
    // a loss of 100 takes contract whole; a fee of 90 finds profits of 100 (the short) in the book
    const first = desk.done({ kind: 'close_position', positionId: idOf(desk, btc, 'long'), quantity: null })
    expect(settlementsOf(first)).toMatchObject([{ closingFee: decimal('90'), realised: [{ profit: decimal('100') }] }])
    expect(desk.held('contract')).toBe('10')
    desk.done({ kind: 'close_position', positionId: idOf(desk, eth, 'short'), quantity: null })
    const last = desk.done({ kind: 'close_position', positionId: idOf(desk, btc, 'short'), quantity: null })
    expect(settlementsOf(last)).toMatchObject([{ closingFee: decimal('11'), profit: 0n, realised: [] }])
    expect(desk.held('contract')).toBe('0')
  })
})
