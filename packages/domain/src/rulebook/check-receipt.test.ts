import { describe, expect, it } from 'vitest'
import { anchoredAgain } from '../examples/anchored-again.ts'
import { changedAt, type Json, leavesOf } from '../examples/changed-leaf.ts'
import { exampleReceipts } from '../examples/example-receipts.ts'
import { readReceipt, receiptText } from '../receipts/receipt-text.ts'
import type { AnchoredTapeRow, Receipt } from '../receipts/receipt.ts'
import { checkReceipt } from './check-receipt.ts'

const receipts = exampleReceipts()
const names = Object.keys(receipts)
function receiptOf(name: string): Receipt {
  const receipt = receipts[name]
  if (receipt === undefined) throw new Error(`there is no example ${name}`)
  return receipt
}
const faultsOf = (receipt: Receipt): string[] =>
  checkReceipt(receipt)
    .checks.filter(({ ok }) => !ok)
    .map(({ detail }) => detail)

const asJson = (receipt: Receipt): Json => JSON.parse(receiptText(receipt)) as Json
const tryRead = (json: Json): Receipt | undefined => {
  try {
    return readReceipt(JSON.stringify(json))
  } catch {
    return undefined
  }
}

describe('a receipt as it was made', () => {
  it.each(names)('of %s checks, and again after a journey as text', (name) => {
    const receipt = receiptOf(name)
    expect(faultsOf(receipt)).toEqual([])
    expect(checkReceipt(receipt)).toMatchObject({ ok: true, pending: false })
    expect(checkReceipt(readReceipt(receiptText(receipt)))).toEqual(checkReceipt(receipt))
  })

  it.each(names)('of %s that is younger than its checkpoint is pending, and the rest is checked', (name) => {
    const { journal, accepted, armed, ticks, ...rest } = receiptOf(name)
    const pending = {
      ...rest,
      journal: { ...journal, anchor: 'anchor_pending' as const },
      accepted: accepted && { ...accepted, anchor: 'anchor_pending' as const },
      ...(armed ? { armed: { ...armed, anchor: 'anchor_pending' as const } } : {}),
      ticks: ticks.map((tick) => ({ ...tick, anchor: 'anchor_pending' as const })),
    }
    expect(checkReceipt(pending)).toMatchObject({ ok: true, pending: true })
    const forged = { ...pending, journal: { ...pending.journal, row: { ...journal.row, reply: '{}' } } }
    expect(checkReceipt(forged)).toMatchObject({ ok: false, pending: true })
  })

  it('says of a cross book alone that no earlier price is shown not to have set off its liquidation', () => {
    const unshown = names.filter((name) => checkReceipt(receiptOf(name)).unproven.includes('first_crossing'))
    expect(unshown.sort()).toEqual(['insured', 'liquidated'])
  })

  it('reaches every formula and every way of closing', () => {
    const details = names.flatMap((name) => checkReceipt(receiptOf(name)).checks.map(({ detail }) => detail))
    const formulas = new Set(details.flatMap((detail) => /^[a-z_]+(?=: )/.exec(detail) ?? []))
    expect([...formulas].sort()).toEqual([
      'accrual',
      'cross_liquidation',
      'exchange',
      'funding',
      'level',
      'mining_output',
      'position_opening',
      'position_settlement',
      'second_contract',
    ])
  })
})

describe('a receipt in which one thing was changed', () => {
  it.each(names)('of %s fails, whatever it was', (name) => {
    const json = asJson(receiptOf(name))
    const leaves = leavesOf(json)
    const undetected = leaves.filter((path) => {
      const receipt = tryRead(changedAt(json, path))
      return receipt !== undefined && checkReceipt(receipt).ok
    })
    expect(leaves.length).toBeGreaterThan(20)
    expect(undetected).toEqual([])
  })

  it.each(names)('of %s fails when a row of the tape is missing or anchored elsewhere', (name) => {
    const receipt = receiptOf(name)
    const { ticks } = receipt
    const verdicts = ticks.map((tick, index) => {
      const other = ticks[(index + 1) % ticks.length] ?? tick
      const swapped = ticks.map((each): AnchoredTapeRow => (each === tick ? { ...each, anchor: other.anchor } : each))
      return {
        isMissed: !checkReceipt({ ...receipt, ticks: ticks.filter((each) => each !== tick) }).ok,
        isMisplaced: other === tick || !checkReceipt({ ...receipt, ticks: swapped }).ok,
      }
    })
    // The row that seals a funding time, or a day, may not be there yet: then it is pending.
    const sealing: Readonly<Record<string, number[]>> = { funded: [1], levelSet: [1, 3] }
    const isMissed = (index: number): boolean => sealing[name]?.includes(index) !== true
    expect(verdicts).toEqual(ticks.map((_, index) => ({ isMissed: isMissed(index), isMisplaced: true })))
  })
})

describe('a receipt with a part that is unreadable', () => {
  it.each([
    ['journal', ['row_hash', 'tick_anchor', 'time', 'in_force', 'entries', 'formula', 'signature', 'own_book']],
    ['ticks', ['tick_anchor', 'in_force', 'formula']],
    ['settings', ['in_force', 'formula']],
  ])('fails the checks that read it: %s', (part, failing) => {
    const { checks, ok } = checkReceipt({ ...receiptOf('opened'), [part]: null })
    expect(ok).toBe(false)
    expect(checks.filter((check) => !check.ok).map(({ name }) => name)).toEqual(failing)
  })
})

/** What a house could write that does not keep to its rules, and then make a checkpoint of: every hash is right. */
function forged(receipt: Receipt, field: 'reply' | 'entries' | 'facts' | 'command', text: string): Receipt {
  return anchoredAgain(receipt, { row: { [field]: text } })
}

function undetectedIn(name: string, field: 'reply' | 'entries' | 'facts' | 'command'): string[] {
  const receipt = receiptOf(name)
  const json = JSON.parse(receipt.journal.row[field]) as Json
  return leavesOf(json)
    .filter((path) => checkReceipt(forged(receipt, field, JSON.stringify(changedAt(json, path)))).ok)
    .map((path) => path.join('.'))
}

/** What one row cannot show by itself, exactly: of these a change holds, and of nothing else. */
const unseen: Readonly<Record<string, Partial<Record<'reply' | 'entries' | 'command' | 'facts', string[]>>>> = {
  opened: { entries: ['0.7'], command: ['stopLoss.price'] },
  // What else was free: earlier rows say so.
  stopped: { reply: ['settlements.0.before.available'] },
  limitOpened: { entries: ['0.7'] },
  // The tick in force is not the one that fills.
  waited: { entries: ['0.6', '1.7'], facts: ['ticks.BTC/USDT'] },
  part: { reply: ['settlements.0.before.available'], entries: ['0.6'] },
  limit: { reply: ['settlements.0.before.available'], entries: ['0.6'] },
  reversed: { reply: ['settlements.0.before.available'] },
  liquidation: { reply: ['settlements.0.before.available'], entries: ['0.6'] },
  covered: {},
  // The last fields are balances: a book's first one follows from nothing. The subject of an insured shortage is free.
  insured: { entries: ['1.5'] },
  // What a cancelled order had reserved stands in the row that placed it, the cost of what was kept in that which opened it.
  liquidated: { reply: ['before.positions.0.cost'], entries: ['0.4', '0.5', '0.6'] },
  shortfall: { entries: ['1.5', '1.6', '3.5'] },
  won: { reply: ['formula'], entries: ['0.6'] },
  lost: { reply: ['formula'], entries: ['0.6'] },
  tied: { reply: ['formula'], entries: ['0.6', '0.7'] },
  void: { reply: ['formula'], entries: ['0.6', '0.7'] },
  exchanged: { reply: ['formula'], entries: ['0.6', '1.7'] },
  transferred: { entries: ['0.6', '0.7'] },
  funded: { reply: ['formula'], entries: ['0.6'] },
  // What all days before brought together, and what remained and was carried after them, earlier rows say.
  accrued: { reply: ['formula'], entries: ['0.7'] },
  accruedLoss: { reply: ['formula', 'order.income'], entries: ['0.6'] },
  accruedCut: { reply: ['formula', 'order.income'], entries: ['0.7'] },
  accruedNothing: { reply: ['formula', 'order.income'] },
  accruedLast: { reply: ['formula', 'order.income'], entries: ['1.6'] },
  accruedLeft: { reply: ['formula', 'order.income'], entries: ['1.7'] },
  accruedAgain: { reply: ['formula', 'order.income'], entries: ['0.7'] },
  fixedAccrued: { reply: ['formula'], entries: ['0.7'] },
  fixedLast: { reply: ['formula', 'order.income'], entries: ['1.6'] },
  // A day that earns ends the days without income, however many they were.
  mined: { reply: ['formula'], entries: ['0.7', '1.6'] },
  minedSecond: { reply: ['formula', 'idleBefore'], entries: ['0.7', '1.6'] },
  minedNothing: { reply: ['formula'], entries: ['0.6'] },
  minedLast: { reply: ['formula', 'idleBefore'], entries: ['0.7', '1.6'] },
  minedNinth: { reply: ['formula'], entries: ['0.6'] },
  minedStopped: { reply: ['formula'], entries: ['1.7'] },
  minedCut: { reply: ['formula'], entries: ['0.7', '1.6'] },
  // The level before stands in the row that set it.
  levelSet: { reply: ['before'] },
}

describe('a row that lies, with all of its hashes in order', () => {
  it('is tried of every example', () => {
    expect(Object.keys(unseen).sort()).toEqual([...names].sort())
  })

  it.each(names)('of %s cannot move other money than the outcome', (name) => {
    expect(undetectedIn(name, 'entries')).toEqual(unseen[name]?.entries ?? [])
  })

  it.each(names)('of %s cannot record another outcome', (name) => {
    expect(undetectedIn(name, 'reply')).toEqual(unseen[name]?.reply ?? [])
  })

  it.each(names)('of %s cannot name other facts', (name) => {
    expect(undetectedIn(name, 'facts')).toEqual(unseen[name]?.facts ?? [])
  })

  it.each(names)('of %s cannot answer another command', (name) => {
    expect(undetectedIn(name, 'command')).toEqual(unseen[name]?.command ?? [])
  })
})
