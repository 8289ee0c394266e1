import { describe, expect, it } from 'vitest'
import { anchoredAgain } from '../examples/anchored-again.ts'
import { ieoReceipt } from '../examples/ieo-receipts.ts'
import { exampleReceipts } from '../examples/example-receipts.ts'
import { closing, hour, house, opening, orderIn, positionIn, taped } from '../examples/forging-house.ts'
import { plainReceipts } from '../examples/plain-receipts.ts'
import { type Checkpoint, checkpointHash } from '../ledger/checkpoint.ts'
import { type JournalRow, journalRowHash } from '../ledger/journal-row.ts'
import { decimal } from '../money/decimal.ts'
import { anchorPending, type Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { checkReceipt } from './check-receipt.ts'

const receipts = { ...plainReceipts(), ...exampleReceipts() }
const receiptOf = (name: string): Receipt => {
  const receipt = receipts[name]
  assert(receipt !== undefined, `there is an example ${name}`)
  return receipt
}
const faultsOf = (receipt: Receipt): string[] =>
  checkReceipt(receipt).checks.flatMap(({ ok, detail }) => (ok ? [] : [detail]))
const checkpointOf = ({ journal }: Receipt): Checkpoint => {
  assert(journal.anchor !== anchorPending, 'the receipt is anchored')
  return journal.anchor.checkpoint
}
const acceptedOf = ({ accepted }: Receipt): JournalRow => {
  assert(accepted !== null, 'the receipt carries the row that accepted it')
  return accepted.row
}
const hashed = <Of extends Omit<Checkpoint, 'hash'>>(checkpoint: Of): Of & { hash: string } => ({
  ...checkpoint,
  hash: checkpointHash(checkpoint),
})
const rehashed = (row: JournalRow): JournalRow => ({ ...row, hash: journalRowHash(row) })

describe('the time of a row', () => {
  it.each([
    [5_000, []],
    [5_001, ['a row is of a later time than its checkpoint']],
  ])('may be %i ms after its checkpoint or not', (ahead, faults) => {
    for (const name of ['part', 'won']) {
      const receipt = receiptOf(name)
      const at = receipt.journal.row.at - ahead
      expect(faultsOf(anchoredAgain(receipt, { checkpoint: { at } }))).toEqual(faults)
    }
  })

  it('is only the word of the house where the checkpoint came much later', () => {
    const receipt = receiptOf('part')
    const late = (by: number) =>
      checkReceipt(anchoredAgain(receipt, { checkpoint: { at: receipt.journal.row.at + by } })).unproven.includes(
        'time',
      )
    expect([late(180_000), late(180_001)]).toEqual([false, true])
  })

  it.each(['ieoReleased', 'raisedPaidOut'])(
    'is asked of the listing that %s follows, which had its last day',
    (name) => {
      const receipt = ieoReceipt(name)
      assert(receipt.armed !== null && receipt.armed !== undefined, 'the receipt carries the listing')
      const { at } = receipt.armed.row
      // The row itself is younger, and not late.
      expect(receipt.journal.row.at).toBeGreaterThan(at)
      const late = (by: number) =>
        checkReceipt(anchoredAgain(receipt, { checkpoint: { at: at + by } })).unproven.includes('time')
      expect([late(180_000), late(180_001)]).toEqual([false, true])
    },
  )

  it('is that of the facts, also of the row that accepted it', () => {
    const won = receiptOf('won')
    const fault = 'a row is not of the time that its facts name'
    expect(faultsOf(anchoredAgain(won, { row: { at: won.journal.row.at + 1 } }))).toContain(fault)
    expect(faultsOf(anchoredAgain(won, { accepted: { at: acceptedOf(won).at - 1 } }))).toContain(fault)
  })

  it('is not before that of the row that accepted it', () => {
    const receipt = receiptOf('cancelled')
    const { facts, at } = acceptedOf(receipt)
    const acceptedAt = (later: number) =>
      anchoredAgain(receipt, { accepted: { at: later, facts: facts.replace(`"at":${at}`, `"at":${later}`) } })
    expect(faultsOf(acceptedAt(receipt.journal.row.at))).toEqual([])
    expect(faultsOf(acceptedAt(receipt.journal.row.at + 1))).toEqual(['what was accepted is of a later time'])
    const ahead = acceptedAt(checkpointOf(receipt).at + 5_001)
    expect(faultsOf(ahead)).toContain('a row is of a later time than its checkpoint')
  })
})

describe('what a receipt carries of other checkpoints', () => {
  it('does not share a number with this one', () => {
    const receipt = receiptOf('part')
    const other = hashed({ ...checkpointOf(receipt), at: 9_999 })
    const ticks = receipt.ticks.map((tick) => ({
      ...tick,
      anchor: tick.anchor === anchorPending ? tick.anchor : { ...tick.anchor, checkpoint: other },
    }))
    expect(faultsOf({ ...receipt, ticks })).toEqual(['two checkpoints have one number'])
  })

  it('covers no number of a tape that this one covers', () => {
    const receipt = receiptOf('cancelled')
    const { accepted } = receipt
    assert(accepted !== null && accepted.anchor !== anchorPending, 'the order is anchored')
    const { anchor } = accepted
    const [tape] = anchor.checkpoint.tapes
    assert(tape !== undefined, 'the checkpoint covers a tape')
    const end = tape.toSequence
    const shown = (fromSequence: number, toSequence: number) => {
      const checkpoint = hashed({ ...anchor.checkpoint, id: 0, tapes: [{ ...tape, fromSequence, toSequence }] })
      const own = anchoredAgain(receipt, {
        checkpoint: { tapes: [{ ...tape, fromSequence: 11, toSequence: 10 + end }] },
      })
      return faultsOf({ ...own, accepted: { ...accepted, anchor: { ...anchor, checkpoint } } })
    }
    const fault = 'a checkpoint covers numbers of a tape that one before it covered'
    expect(shown(1, 10)).toEqual([])
    for (const [from, to] of [
      [1, 11],
      [11, 11],
      [12, 30],
      [40, 50],
      [0, 5],
      [5, 4],
    ] as const)
      expect(shown(from, to)).toEqual([fault])
  })

  it('is not of a later one, where it was accepted', () => {
    const receipt = receiptOf('cancelled')
    const { accepted } = receipt
    assert(accepted !== null && accepted.anchor !== anchorPending, 'the order is anchored')
    const later = hashed({ ...accepted.anchor.checkpoint, id: 2, tapes: [] })
    const under = { ...accepted, anchor: { ...accepted.anchor, checkpoint: later } }
    expect(faultsOf({ ...receipt, accepted: under })).toEqual(['what was accepted stands under a later checkpoint'])
  })
})

describe('the row that accepted something', () => {
  const wrong = 'what was accepted is of another book or came later'
  it.each<[string, Partial<JournalRow>, string]>([
    ['is of the same book', { bookId: 8 }, wrong],
    ['is not later', { sequence: 9 }, wrong],
    ['is the one that is named', { sequence: 0 }, 'the row did not accept this'],
  ])('%s', (_, accepted, fault) => {
    expect(faultsOf(anchoredAgain(receiptOf('cancelled'), { accepted }))).toContain(fault)
  })

  it('was asked for by the person: the house buys nothing for them', () => {
    expect(faultsOf(anchoredAgain(receiptOf('won'), { accepted: { key: 'settle:1' } }))).toEqual([
      'buy_second_contract stands under the key settle:1: that is not who gives it',
    ])
  })

  it('is carried: what it held is what a cancelled order gives back', () => {
    expect(faultsOf({ ...receiptOf('cancelled'), accepted: null })).toEqual([
      'the receipt does not carry the row that accepted the order',
    ])
  })
})

describe('the row before', () => {
  const stopped = receiptOf('stopped')
  const { before } = stopped
  assert(before !== null, 'a stop carries the row before')
  const with_ = (row: JournalRow): Receipt => ({
    ...anchoredAgain(stopped, { row: { previousHash: row.hash } }),
    before: row,
  })

  it('is the one that the row names', () => {
    expect(faultsOf(with_(before))).toEqual([])
    expect(faultsOf({ ...stopped, before: rehashed({ ...before, key: 'u:another' }) })).toEqual([
      'the row before is another one',
      'two rows have one sequence',
    ])
    for (const other of [{ bookId: 8 }, { sequence: 0 }])
      expect(faultsOf(with_(rehashed({ ...before, ...other })))).toEqual([
        'the row before is another one',
        'a row does not follow from the one before it',
      ])
    expect(faultsOf(with_({ ...before, key: 'u:another' }))).toContain(
      'the row before does not have the hash that it claims',
    )
  })

  it('is of no later time, and is carried', () => {
    const { at } = stopped.journal.row
    expect(faultsOf(with_(rehashed({ ...before, at: at + 1 })))).toContain('the row before is of a later time')
    for (const name of ['stopped', 'insured', 'marginCalled'])
      expect(checkReceipt({ ...receiptOf(name), before: null }).checks.filter(({ ok }) => !ok)).toEqual([
        { name: 'in_force', ok: false, detail: 'the receipt does not carry the row before' },
      ])
  })

  it('is the one that the device has seen', () => {
    const { bookId, sequence, hash } = stopped.journal.row
    const seen = (rowBefore: string) => ({
      bookId,
      row: (asked: number) => ({ hash: asked === sequence ? hash : rowBefore }),
    })
    expect(checkReceipt(stopped, { known: seen(before.hash) }).ok).toBe(true)
    expect(checkReceipt(stopped, { known: seen(before.hash) }).unproven).not.toContain('own_book')
    expect(checkReceipt(stopped, { known: seen('another') }).ok).toBe(false)
    const known = { bookId, row: (asked: number) => (asked === sequence ? { hash } : undefined) }
    expect(checkReceipt(stopped, { known }).unproven).toContain('own_book')
  })
})

describe('the settings', () => {
  const part = receiptOf('part')
  const { statement } = checkpointOf(part)
  assert(statement !== undefined, 'the checkpoint states the settings')

  it('came into force when the checkpoint says so', () => {
    const settings = statement.settings.map((each) => ({ ...each, effectiveAt: 1 }))
    expect(faultsOf(anchoredAgain(part, { checkpoint: { statement: { ...statement, settings } } }))).toEqual([
      'the settings came into force at another time',
    ])
  })

  it('are shown with their places', () => {
    expect(faultsOf({ ...part, sections: null })).toEqual(['the receipt does not show how the settings were published'])
  })

  it('are stated by the checkpoint of the purchase, where they had ended since', () => {
    const won = receiptOf('won')
    const { accepted, journal } = won
    assert(accepted !== null && accepted.anchor !== anchorPending, 'the purchase is anchored')
    const later = { version: 2, effectiveAt: journal.row.at, sections: 1, root: 'another' }
    const own = { id: 2, statement: { settings: [later], audit: null } }
    const facts = journal.row.facts.replace('"settings":1', '"settings":2')
    const settled = anchoredAgain(won, { row: { facts }, checkpoint: own })
    const purchase = hashed({ ...accepted.anchor.checkpoint, tapes: [] })
    const under = { ...accepted, anchor: { ...accepted.anchor, checkpoint: purchase } }
    expect(faultsOf({ ...settled, accepted: under })).toEqual([])
  })
})

describe('what a price set off', () => {
  /** A stop that was set off by a price which lasted until 4,000, `late` after that, when another row had come meanwhile. */
  function stoppedLate(late: number): Receipt {
    const of = house()
    const stopLoss = { price: decimal('89000'), quantity: null }
    of.run(opening({ stopLoss }), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
    const crossing = taped(of, 2, 3_000, '88990')
    taped(of, 3, 3_995, '90000')
    const move = { from: 'balance', to: 'contract', currency: 'USDT', amount: decimal('1') } as const
    of.run({ kind: 'transfer', ...move }, { at: 4_500 })
    const row = of.run({ kind: 'fire_stops', positionId: positionIn(of).id }, { at: 4_000 + late, ticks: [crossing] })
    of.seal(hour)
    return of.receiptOf(row)
  }

  it('may be under way for a minute while another row comes', () => {
    expect(faultsOf(stoppedLate(60_000))).toEqual([])
    expect(faultsOf(stoppedLate(60_001))).toEqual(['a later tick was in force already'])
  })

  it('of a limit order is the first price that reached it', () => {
    const filledOn = (sequence: 2 | 4): Receipt => {
      const of = house()
      const resting = { ...opening(), kind: 'place_limit_order', price: decimal('89000'), expiresAt: null } as const
      of.run(resting, { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
      const ticks = ['88990', '90000', '88000'].map((price, index) => taped(of, index + 2, (index + 2) * 1_000, price))
      const tick = ticks[sequence - 2]
      assert(tick !== undefined, 'the tick was taped')
      const given = { at: sequence * 1_000 + 10, ticks: [tick] }
      const row = of.run({ kind: 'fill_limit_order', orderId: orderIn(of).id }, given)
      of.seal(hour)
      return of.receiptOf(row)
    }
    expect(faultsOf(filledOn(2))).toEqual([])
    expect(faultsOf(filledOn(4))).toEqual(['an earlier price set it off'])
  })

  it('is no command of a person: under a key of the house a price of before is none of its own', () => {
    const of = house()
    const old = taped(of, 1, 1_000, '90000')
    of.run(opening(), { at: 1_010, ticks: [old] })
    taped(of, 2, hour, '99000')
    of.run(closing(of), { at: hour + 10, ticks: [old] })
    const row = of.rewrite(() => ({ key: 'settle:2' }))
    of.seal(29 * hour)
    expect(faultsOf(of.receiptOf(row))).toEqual([
      'a later tick was in force already',
      'a price was stale by then, and the row does not say so',
      'close_position stands under the key settle:2: that is not who gives it',
    ])
  })
})
