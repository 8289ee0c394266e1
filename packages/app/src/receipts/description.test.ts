import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { describe, expect, it } from 'vitest'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { exact } from './exact.ts'
import { checkResults } from '@touchstone/signatures/results-check'
import { bookWithCloses, toldOf } from '@touchstone/signatures/example-closes'
import { describeReceipt } from './description.ts'
import { describing, shown } from './test-descriptions.ts'

const receipts = exampleReceipts()
const { described, linesOf } = describing(receipts)

it.each(Object.keys(receipts))('every receipt is described: %s', (name) => {
  const { story, rows, settingsVersion } = described(name)
  expect(story.title).toMatch(/^(receipts|strategyRecords|bondRecords|miningRecords|ieoRecords|levels)[.]/)
  expect(rows.length).toBe(receipts[name]?.ticks.length)
  expect(settingsVersion).toBe(1)
})

describe('the story', () => {
  it.each([
    ['won', 'receipts.secondWon', '70'],
    ['lost', 'receipts.secondLost', '-100'],
    ['tied', 'receipts.secondTied', '0'],
    ['void', 'receipts.secondVoid', '0'],
    ['opened', 'receipts.opened', '27000'],
    ['limitOpened', 'receipts.orderFilled', '9010'],
    ['stopped', 'receipts.closedByStopLoss', '-46.4835'],
    ['part', 'receipts.closedPart', '28.813335'],
    ['limit', 'receipts.closedByLimit', '48.19'],
    ['reversed', 'receipts.reversed', '55.47'],
    ['liquidation', 'receipts.liquidated', '-90.6'],
    ['liquidated', 'receipts.liquidated', '-4628.25'],
    ['exchanged', 'receipts.exchanged', '2.99400599'],
    ['funded', 'receipts.fundingSettled', '-2.700005'],
    ['transferred', 'receipts.transferred', undefined],
  ])('of %s', (name, title, outcome) => {
    const { story } = described(name)
    expect([story.title, story.outcome?.value]).toEqual([title, outcome])
  })

  it('shows each close of several, and the other half of a reversal', () => {
    expect(described('insured').story.parts.map(({ title }) => title)).toEqual([])
    expect(described('reversed').story.parts.map(({ title }) => title)).toEqual(['BTC/USDT'])
    expect(described('shortfall').story.parts.length).toBeGreaterThan(1)
  })
})

describe('the computation', () => {
  it('of a second contract', () => {
    expect(linesOf('won')).toEqual([
      'receipts.openPrice | (100 + 100) ÷ 2 | 100',
      'receipts.closePrice | (101 + 101) ÷ 2 | 101',
      'receipts.comparison | 101 > 100 | words.won',
      'words.payout | 100 × 70% | 70 USDT',
    ])
    expect(linesOf('void').at(-1)).toBe('entries.stake_returned | 100 | 100 USDT')
    expect(linesOf('void')[1]).toBe('receipts.closePrice | — | receipts.noneInTime')
  })

  it('of a part that is closed', () => {
    expect(linesOf('part')).toEqual([
      'receipts.costOfPart | 27,000 × 0.1 ÷ 0.3 | 9,000 USDT',
      'receipts.fromPrice | 90,333.3 × 0.1 − 9,000 | 33.33 USDT',
      'entries.closing_fee | 90,333.3 × 0.1 × 0.05% | 4.516665 USDT',
      'receipts.resultAfterFees | 33.33 − 4.516665 | 28.813335 USDT',
    ])
  })

  it('of a liquidation whose margin did not suffice', () => {
    expect(linesOf('liquidation')).toEqual([
      'receipts.fromPrice | 9,060 − 92,000.1 × 0.1 | −140.01 USDT',
      'entries.closing_fee | 92,000.1 × 0.1 × 0.05% | 0 USDT | receipts.cutToWhatWasLeft',
      'entries.liquidation_fee | 92,000.1 × 0.1 × 0.1% | 0 USDT | receipts.cutToWhatWasLeft',
      'entries.insurance | 140.01 − 90.6 | 49.41 USDT',
      'receipts.resultAfterFees | −140.01 − 0 + 49.41 | −90.6 USDT',
    ])
  })

  it('of an opening, an exchange and a funding payment', () => {
    expect(linesOf('opened')).toEqual([
      'receipts.positionValue | 0.3 × 90,000 | 27,000 USDT',
      'words.margin | 27,000 ÷ 100 | 270 USDT',
      'words.fee | 27,000 × 0.05% | 13.5 USDT',
    ])
    expect(linesOf('exchanged').at(-1)).toBe(
      'receipts.received | 0.1 × 90,000 × (1 − 0.1%) ÷ (3,000 × (1 + 0.1%)) | 2.99400599 ETH | receipts.roundedDown',
    )
    expect(linesOf('funded')).toEqual([
      'words.markPrice | (90,000.1 + 90,000.2) ÷ 2 | 90,000.15',
      'receipts.paid | 0.3 × 90,000.15 × 0.01% | 2.700005 USDT | receipts.roundedUp',
    ])
  })
})

describe('the last step of a close is what heads its receipt', () => {
  const { house, part, both } = bookWithCloses()
  it.each([
    ['a part', part],
    ['several positions', both],
  ])('of %s, with the results of this device and without', (_, row) => {
    const told = toldOf(house, row)
    const before = house.journal().slice(1, row.sequence - 1)
    for (const results of [checkResults({ row, told, before }), checkResults({ row, told, before: undefined })]) {
      const { story, formulas } = describeReceipt(house.receiptOf(row), results) ?? {}
      const last = formulas?.[0]?.lines.at(-1)
      expect(last?.label).toBe(story?.outcome?.label)
      expect(last?.result).toEqual({ text: `${exact(decimal(story?.outcome?.value ?? ''))} USDT` })
      const net = printDecimal(told.reduce((sum, each) => sum + decimal(each.net), 0n))
      const shown = results.is === 'checked' ? story?.outcome : story?.told
      expect(shown?.value).toBe(net)
      expect(results.is === 'told' && story?.outcome?.value).not.toBe(net)
    }
  })

  it('names what comes from which records', () => {
    const results = checkResults({ row: part, told: toldOf(house, part), before: house.journal().slice(1, 4) })
    const lines = describeReceipt(house.receiptOf(part), results)?.formulas?.flatMap((each) => each.lines.map(shown))
    expect(lines?.slice(-3)).toEqual([
      'receipts.resultAfterFees | 33.33 − 4.516665 | 28.813335 USDT',
      'positions.openingFeeShare | #2 … #4 | 4.5 USDT | receipts.fromEarlierRecords',
      'positions.netResult | 28.813335 − 4.5 | 24.313335 USDT',
    ])
  })
})

it('names what each row of the tape was used for', () => {
  const { row: before } = described('won').rows[0] ?? {}
  expect(before?.symbol).toBe('BTC/USDT')
  // The price in force at the purchase stands before the one that it opened on.
  expect(described('won').rows.map(({ role }) => role)).toEqual([
    undefined,
    'receipts.openPrice',
    'receipts.closePrice',
    'receipts.roleSeal',
  ])
  expect(described('exchanged').rows.map(({ role }) => role)).toEqual([
    'words.markPrice',
    undefined,
    'words.markPrice',
    'receipts.roleWatermark',
  ])
})

it('shows every movement with what the accounts held after it', () => {
  expect(described('won').movements).toMatchObject([
    {
      kind: 'stake_returned',
      from: 'frozen',
      to: 'contract',
      value: '100',
      after: [
        { account: 'frozen', value: '0' },
        { account: 'contract', value: '10000' },
      ],
    },
    { kind: 'payout', from: 'house:counterparty', to: 'contract', after: [{ account: 'contract', value: '10070' }] },
  ])
})

it('does not describe what cannot be read', () => {
  const receipt = receipts['won']
  if (receipt === undefined) throw new Error('the example is there')
  const { journal } = receipt
  expect(describeReceipt({ ...receipt, journal: { ...journal, row: { ...journal.row, reply: '{' } } })).toBeUndefined()
  expect(
    describeReceipt({ ...receipt, journal: { ...journal, row: { ...journal.row, reply: '{"kind":"closed"}' } } }),
  ).toBeUndefined()
})
