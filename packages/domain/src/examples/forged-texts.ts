import { entriesText } from '../ledger/entries-text.ts'
import { checkpointHash } from '../ledger/checkpoint.ts'
import { hashPair } from '../ledger/hash.ts'
import { type JournalRow, journalRowHash } from '../ledger/journal-row.ts'
import { tapeLeaf } from '../ledger/tape-leaf.ts'
import type { Tick } from '../market/tick.ts'
import { decimal } from '../money/decimal.ts'
import { anchorPending, type Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { exampleTick } from './example-facts.ts'
import { bitcoin, type Forgery, forgery, house, opening, taped } from './forging-house.ts'

/** One root over two ticks of the same number, and one over ticks that do not stand in their places. */
export function twoPrices(): Forgery[] {
  const of = house()
  const first = taped(of, 1, 1_000, '90000')
  const honest = of.receiptOf(of.run(opening(), { at: 1_010, ticks: [first] }))
  const shown = exampleTick(bitcoin, 1, 1_000, '90000')
  const other = exampleTick(bitcoin, 1, 1_000, '89000')
  const next = exampleTick(bitcoin, 2, 2_000, '90000')
  return [
    forgery('proves two prices of one number under one root', 'tick_anchor', {
      honest,
      forged: underRoot(honest, [other, shown, next]),
    }),
    forgery('proves a price in the place of another one', 'tick_anchor', {
      honest,
      forged: underRoot(honest, [next, shown]),
    }),
  ]
}

/** The receipt with its first tick anchored as the second leaf under a root over these leaves. */
function underRoot(receipt: Receipt, [a, b, c]: readonly Tick[]): Receipt {
  const [tick, ...others] = receipt.ticks
  assert(a !== undefined && b !== undefined && tick !== undefined, 'there are two ticks')
  assert(tick.anchor !== anchorPending, 'the tick is anchored')
  const pair = hashPair(tapeLeaf(a), tapeLeaf(b))
  const root = c === undefined ? pair : hashPair(pair, tapeLeaf(c))
  const up = c === undefined ? [] : [{ side: 'right', hash: tapeLeaf(c) } as const]
  const path = [{ side: 'left', hash: tapeLeaf(a) } as const, ...up]
  const { checkpoint } = tick.anchor
  const tapes = checkpoint.tapes.map((tape) => ({ ...tape, fromSequence: 1, toSequence: 2, root }))
  // An earlier checkpoint than the row's, so that nothing but the place is wrong.
  const changed = { ...checkpoint, id: checkpoint.id - 1, tapes }
  const signed = { ...changed, hash: checkpointHash(changed) }
  return { ...withoutTapes(receipt), ticks: [{ row: tick.row, anchor: { checkpoint: signed, path } }, ...others] }
}

/** The receipt under a checkpoint that covers no tape, so that another one can cover what it did. */
function withoutTapes(receipt: Receipt): Receipt {
  const { anchor, row } = receipt.journal
  assert(anchor !== anchorPending, 'the receipt is anchored')
  const checkpoint = { ...anchor.checkpoint, tapes: [] }
  const journal = { row, anchor: { ...anchor, checkpoint: { ...checkpoint, hash: checkpointHash(checkpoint) } } }
  return { ...receipt, journal }
}

/** The row stands under checkpoint 1, its price under checkpoint 9. */
export function laterCheckpoint(): Forgery {
  const of = house()
  const honest = of.receiptOf(of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] }))
  const ticks = honest.ticks.map((tick) => {
    assert(tick.anchor !== anchorPending, 'the tick is anchored')
    const later = { ...tick.anchor.checkpoint, id: 9 }
    return { ...tick, anchor: { ...tick.anchor, checkpoint: { ...later, hash: checkpointHash(later) } } }
  })
  return forgery('uses a price that only a later checkpoint commits to', 'order', {
    honest,
    forged: { ...withoutTapes(honest), ticks },
  })
}

export function hiddenFee(): Forgery {
  const of = house()
  const command = {
    kind: 'transfer',
    from: 'balance',
    to: 'contract',
    currency: 'USDT',
    amount: decimal('100'),
  } as const
  const row = of.run(command, { at: 2_010 })
  const honest = of.receiptOf(row)
  const fee = {
    kind: 'withdrawal_fee',
    currency: 'USDT',
    from: 'contract',
    to: 'house:fees',
    amount: decimal('10000'),
  } as const
  const moved = { kind: 'transfer', currency: 'USDT', from: 'balance', to: 'contract', amount: decimal('100') } as const
  const entry = (kind: string, account: 'balance' | 'contract', amount: string, balanceAfter: string) => ({
    kind,
    currency: 'USDT' as const,
    account,
    amount: decimal(amount),
    balanceAfter: decimal(balanceAfter),
    subject: '7-1',
  })
  const entries = entriesText(
    [
      { ...moved, subject: '7-1' },
      { ...fee, subject: '7-1' },
    ],
    [
      entry('transfer', 'balance', '-100', '4900'),
      entry('transfer', 'contract', '100', '10100'),
      entry('withdrawal_fee', 'contract', '-10000', '100'),
    ],
  )
  return forgery('takes a fee of 10,000 along with a transfer of 100', 'postings', {
    honest,
    forged: { ...honest, journal: resigned({ ...row, entries }) },
  })
}

function resigned(row: JournalRow): Receipt['journal'] {
  return { row: { ...row, hash: journalRowHash(row) }, anchor: anchorPending }
}
