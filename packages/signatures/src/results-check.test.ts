import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { type JournalRow, journalRowHash } from '@touchstone/domain/ledger/journal-row'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { rehashed } from '@touchstone/domain/examples/rehashed'
import { yieldOf } from '@touchstone/domain/positions/position-result'
import { firstRowFor } from '@touchstone/domain/rulebook/since-opening'
import { printWireTime } from '@touchstone/wire/wire-time'
import { describe, expect, it } from 'vitest'
import { checkResults, type ToldResults } from './results-check.ts'
import { bookWithCloses, toldBy, toldOf } from './example-closes.ts'

const { house, part, both } = bookWithCloses()
const journal = house.journal()
const rowsBefore = (row: JournalRow, from = firstRowFor(row) ?? 0): JournalRow[] =>
  journal.slice(from - 1, row.sequence - 1)
const honest = toldOf(house, both)
const alone = toldOf(house, part)

type Told = ToldResults[number]
const forged = (told: ToldResults, change: Partial<Told>, at = 0): ToldResults =>
  told.map((each, index) => (index === at ? { ...each, ...change } : each))

it('the book has what makes a result: fees, funding, margin that was added, and parts', () => {
  expect(alone).toMatchObject([{ positionId: '7-2', sequence: 5, place: 0, funding: '0' }])
  expect(honest.map(({ positionId, place }) => [positionId, place])).toEqual([
    ['7-2', 0],
    ['7-3', 1],
  ])
  expect(Number(honest[0]?.funding)).toBeGreaterThan(0)
  expect([firstRowFor(part), firstRowFor(both)]).toEqual([2, 2])
})

describe('with the rows since the opening', () => {
  it('makes the results of an honest server itself', () => {
    for (const [row, told] of [
      [part, alone],
      [both, honest],
    ] as const) {
      const check = checkResults({ row, told, before: rowsBefore(row) })
      expect(check).toMatchObject({ is: 'checked', results: told.map(({ positionId }) => ({ positionId })) })
    }
    expect(checkResults({ row: both, told: honest.toReversed(), before: rowsBefore(both) }).is).toBe('checked')
    const otherForm = forged(honest, { net: `${honest[0]?.net}0` })
    expect(checkResults({ row: both, told: otherForm, before: rowsBefore(both) }).is).toBe('checked')
  })

  const changes: Record<keyof Told, Partial<Told>> = {
    positionId: { positionId: '7-4' },
    symbol: { symbol: 'SOL/USDT' },
    sequence: { sequence: 3 },
    place: { place: 2 },
    time: { time: '2026-01-01 00:00:00' },
    reason: { reason: 'liquidation' },
    quantity: { quantity: '7' },
    entryPrice: { entryPrice: '1' },
    exitPrice: { exitPrice: '1' },
    profit: { profit: '4812' },
    openingFee: { openingFee: '0' },
    closingFee: { closingFee: '0' },
    liquidationFee: { liquidationFee: '1' },
    funding: { funding: '9' },
    insurance: { insurance: '1' },
    margin: { margin: '1' },
    net: { net: '4812.00' },
    yield: { yield: '1.925' },
  }
  it.each(Object.keys(changes))('another %s fails, and the result stays the own one', (name) => {
    for (const at of [0, 1]) {
      const told = forged(honest, changes[name as keyof Told], at)
      const check = checkResults({ row: both, told, before: rowsBefore(both) })
      expect(check).toMatchObject({ is: 'differs', results: [{ positionId: '7-2' }, { positionId: '7-3' }] })
      expect('sentence' in check && check.sentence).toContain(name === 'place' ? 'no result of close' : name)
    }
  })

  it('a result too many, too few or none fails', () => {
    for (const told of [[], honest.slice(1), [...honest, ...honest.slice(0, 1)]])
      expect(checkResults({ row: both, told, before: rowsBefore(both) }).is).toBe('differs')
  })

  /** A house that writes its journal with other rows from the opening on, each hash in order, and the record after them. */
  function rewritten(change: (rows: JournalRow[]) => JournalRow[]): { row: JournalRow; before: JournalRow[] } {
    const rows = rehashed(change([...rowsBefore(both), both]))
    const row = rows.at(-1)
    if (row === undefined) throw new Error('there is a record')
    return { row, before: rows.slice(0, -1) }
  }
  const [opening] = rowsBefore(both)
  if (opening === undefined) throw new Error('there are rows')
  const notCanonical = 'row 2 before record 8 has a text that is not canonical'
  const notLeading = 'the rows before record 8 are not those that lead to it'

  it.each<[string, (rows: JournalRow[]) => JournalRow[]]>([
    ['one that is left out', (rows) => rows.toSpliced(2, 1)],
    ['the opening left out', (rows) => rows.slice(1)],
    [
      'two in another order',
      ([first, second, ...others]) => [first, ...others.slice(0, 1), second, ...others.slice(1)] as JournalRow[],
    ],
    ['one of another book', (rows) => rows.map((each, at) => (at === 3 ? { ...each, bookId: 8 } : each))],
    ['one more before the opening', (rows) => [{ ...opening, sequence: 1 }, ...rows]],
    ['none', (rows) => rows.slice(-1)],
  ])('a chain of rows with %s fails, though all hashes are in order', (_, change) => {
    expect(checkResults({ ...rewritten(change), told: honest })).toMatchObject({ is: 'differs', sentence: notLeading })
  })

  it('of such a chain the first row has to be the opening', () => {
    const changed = rewritten((rows) =>
      rows.map((each, at) => (at === 0 ? { ...each, reply: '{"kind":"resting","orderId":"7-2"}' } : each)),
    )
    const check = checkResults({ ...changed, told: honest })
    expect('sentence' in check && check.sentence).toContain('what is closed was opened before')
  })

  it('of such a chain the cost that a profit rests on has to be that of the opening', () => {
    const changed = rewritten((rows) =>
      rows.map((each, at) =>
        at === 0 ? { ...each, reply: each.reply.replace(/"notional":"[^"]+"/, '"notional":"1"') } : each,
      ),
    )
    const told = toldBy([...changed.before, changed.row])
    expect(checkResults({ ...changed, told })).toMatchObject({
      is: 'differs',
      sentence: '7-2 is closed as if it had cost something else',
    })
  })

  it.each<[string, (reply: string) => string, string]>([
    ['a negative fee', (reply) => reply.replace(/"fee":"[^"]+"/, '"fee":"-4000"'), 'which is negative'],
    ['a fee of nothing', (reply) => reply.replace(/"fee":"[^"]+"/, '"fee":null'), 'another fee'],
    ['a fee that was not charged', (reply) => reply.replace(/"fee":"[^"]+"/, '"fee":"0"'), 'another fee'],
    ['a margin that was not locked', (reply) => reply.replace(/"margin":"[^"]+"/, '"margin":"1"'), 'another margin'],
    ['another direction', (reply) => reply.replace('"long"', '"short"'), 'another position'],
    ['two fees', (reply) => reply.replace(/("fee":"[^"]+")/, '$1,"fee":"0"'), notCanonical],
    ['a space', (reply) => reply.replace('"fee":', '"fee": '), notCanonical],
  ])('of such a chain the opening has what its entries have, and one reading: %s fails', (_, change, sentence) => {
    const changed = rewritten((rows) =>
      rows.map((each, at) => (at === 0 ? { ...each, reply: change(each.reply) } : each)),
    )
    const check = checkResults({ ...changed, told: toldBy([...changed.before, changed.row]) })
    expect('sentence' in check && check.sentence).toContain(sentence)
  })

  it.each<[string, (row: JournalRow) => JournalRow]>([
    ['as it came', (row) => row],
    ['with its hash made again', (row) => ({ ...row, hash: journalRowHash(row) })],
  ])('a row with another fee fails, %s', (_, hashed) => {
    const before = rowsBefore(both)
    for (const at of before.keys()) {
      const changed = before.map((each, index) =>
        index === at ? hashed({ ...each, reply: each.reply.replace('{', '{"fee":"0",') }) : each,
      )
      expect(checkResults({ row: both, told: honest, before: changed })).toMatchObject({ sentence: notLeading })
    }
  })

  it('other rows than those that lead to the record fail, whatever results they would make', () => {
    const sentence = 'the rows before record 8 are not those that lead to it'
    const [first, ...others] = rowsBefore(both)
    if (first === undefined) throw new Error('there are rows')
    const cheaper = { ...first, reply: first.reply.replace(/"fee":"[^"]+"/, '"fee":"0"') }
    for (const before of [others, [cheaper, ...others], rehashed([cheaper, ...others]), rowsBefore(both, 1), []])
      expect(checkResults({ row: both, told: honest, before })).toEqual({ is: 'differs', sentence, results: [] })
  })
})

describe('without them', () => {
  it('a result stays told', () => {
    expect(checkResults({ row: both, told: honest, before: undefined })).toEqual({ is: 'told', told: honest })
    expect(checkResults({ row: part, told: alone, before: undefined }).is).toBe('told')
  })

  const net = (by: number): string => String(Number(honest[0]?.net) + by)
  it.each<[string, Partial<Told>]>([
    ['positionId', { positionId: '7-4' }],
    ['symbol', { symbol: 'SOL/USDT' }],
    ['sequence', { sequence: 3 }],
    ['place', { place: 2 }],
    ['time', { time: '2026-01-01 00:00:00' }],
    ['reason', { reason: 'liquidation' }],
    ['quantity', { quantity: '1' }],
    ['exit price', { exitPrice: '1' }],
    ['profit', { profit: '4812' }],
    ['closing fee', { closingFee: '0' }],
    ['liquidation fee', { liquidationFee: '1' }],
    ['insurance', { insurance: '1' }],
    ['net', { net: '4812.00' }],
    ['opening fee that the net does not bear', { openingFee: '0' }],
    ['funding that the net does not bear', { funding: '1' }],
    ['margin that the yield is not of', { margin: '1' }],
    ['yield', { yield: '1.925' }],
    ['profit that the record did not book, and a net that fits', { profit: '4812', net: net(4812) }],
  ])('another %s fails', (_, change) => {
    expect(checkResults({ row: both, told: forged(honest, change), before: undefined }).is).toBe('differs')
  })

  it('a negative fee fails, though its parts make the net', () => {
    const [{ openingFee, funding } = { openingFee: '0', funding: '0' }] = honest
    const paid = printDecimal(decimal(funding) + decimal(openingFee) + decimal('4812'))
    const told = forged(honest, { openingFee: '-4812', funding: paid })
    expect(checkResults({ row: both, told, before: undefined })).toEqual({
      is: 'differs',
      sentence: `openingFee of ${honest[0]?.symbol} is told as -4812, which is negative`,
      results: [],
    })
  })

  it('a result too many, too few or none fails', () => {
    for (const told of [[], honest.slice(1), [...honest, ...honest.slice(0, 1)]])
      expect(checkResults({ row: both, told, before: undefined }).is).toBe('differs')
  })
})

describe('the sum of what is told without them', () => {
  const withSum = (told: Told, change: Partial<Told>): Told => {
    const changed = { ...told, ...change }
    const [profit, openingFee, closingFee, liquidationFee, funding, insurance] = [
      changed.profit,
      changed.openingFee,
      changed.closingFee,
      changed.liquidationFee,
      changed.funding,
      changed.insurance,
    ].map(decimal) as [bigint, bigint, bigint, bigint, bigint, bigint]
    const net = profit - openingFee - closingFee - liquidationFee - funding + insurance
    const gained = yieldOf(net, decimal(changed.margin))
    return { ...changed, net: printDecimal(net), yield: gained === null ? null : printDecimal(gained) }
  }
  const judged = (row: JournalRow, told: ToldResults) => checkResults({ row, told, before: undefined })

  it('has the profit that an isolated position booked, though another one makes a sum too', () => {
    const [own] = alone
    if (own === undefined) throw new Error('there is a result')
    expect(judged(part, [withSum(own, {})])).toEqual({ is: 'told', told: alone })
    expect(judged(part, [withSum(own, { profit: '4812' })])).toMatchObject({
      is: 'differs',
      sentence: `profit of ${own.symbol} is told as 4812, but the record says ${own.profit}`,
    })
  })

  it('may have another profit of a cross position, of which some was booked before', () => {
    const [isolated, cross] = honest
    if (isolated === undefined || cross === undefined) throw new Error('there are two results')
    expect(judged(both, [isolated, withSum(cross, { profit: '12' })]).is).toBe('told')
  })

  it('is of a margin that is not negative', () => {
    const [own] = alone
    if (own === undefined) throw new Error('there is a result')
    expect(judged(part, [withSum(own, { margin: '-1' })])).toMatchObject({
      is: 'differs',
      sentence: `margin of ${own.symbol} is told as -1, which is negative`,
    })
  })

  describe('where the fund bore what two positions lost beyond their account', () => {
    const row = exampleReceipts()['shortfall']?.journal.row
    if (row === undefined) throw new Error('the example receipt is missing')
    const close = {
      sequence: row.sequence,
      time: printWireTime(row.at),
      entryPrice: '1',
      openingFee: '0',
      closingFee: '0',
      liquidationFee: '0',
      funding: '0',
      margin: '0',
      yield: null,
    }
    const bitcoin = { positionId: '7-1', symbol: 'BTC/USDT', reason: 'user', quantity: '1', exitPrice: '79000' }
    const ether = { positionId: '7-2', symbol: 'ETH/USDT', reason: 'liquidation', quantity: '30', exitPrice: '2900' }
    const first = { ...close, ...bitcoin, place: 0, profit: '-11000', insurance: '0', net: '-11000' } as Told
    const last = { ...close, ...ether, place: 1, profit: '-3000', insurance: '4090', net: '1090' } as Told

    it('bears what the fund paid in the last one', () => {
      const told = [first, last]
      expect(judged(row, told)).toEqual({ is: 'told', told })
    })

    it('and not in the first', () => {
      const told = [withSum(first, { insurance: '4090' }), withSum(last, { insurance: '0' })]
      expect(judged(row, told)).toMatchObject({
        is: 'differs',
        sentence: 'insurance of BTC/USDT is told as 4090, but the record says 0',
      })
    })

    it('and has it added, not taken off', () => {
      expect(judged(row, [first, { ...last, net: '-7090' }])).toMatchObject({
        is: 'differs',
        sentence: 'the result of ETH/USDT is told as -7090, but its parts make 1090',
      })
    })
  })
})

it('a record that closes nothing has no result', () => {
  const opening = journal[1]
  if (opening === undefined) throw new Error('there is an opening')
  expect(checkResults({ row: opening, told: [], before: undefined })).toEqual({ is: 'none' })
  expect(checkResults({ row: opening, told: honest, before: undefined }).is).toBe('differs')
  expect(firstRowFor(opening)).toBeUndefined()
  // What cannot be read, the check of the receipt says.
  expect(checkResults({ row: { ...both, reply: '{' }, told: honest, before: undefined })).toEqual({ is: 'none' })
})
