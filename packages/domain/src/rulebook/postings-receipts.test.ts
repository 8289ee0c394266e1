import { expect, it } from 'vitest'
import { anchoredAgain } from '../examples/anchored-again.ts'
import { changedAt, leavesOf, type Json } from '../examples/changed-leaf.ts'
import { plainReceipts } from '../examples/plain-receipts.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { checkReceipt } from './check-receipt.ts'
import { replyRules } from './journal-tables.ts'

const receipts = plainReceipts()
const names = Object.keys(receipts)
const receiptOf = (name: string): Receipt => {
  const receipt = receipts[name]
  assert(receipt !== undefined, `there is an example ${name}`)
  return receipt
}

it('has an example of every reply without a formula', () => {
  const kinds = Object.values(receipts).map(({ journal }) => (JSON.parse(journal.row.reply) as { kind: string }).kind)
  const plain = [...replyRules].filter(([, { formula }]) => formula === 'none').map(([kind]) => kind)
  expect(plain.filter((kind) => !kinds.includes(kind))).toEqual([])
})

it.each(names)('%s holds', (name) => {
  expect(checkReceipt(receiptOf(name)).checks.filter(({ ok }) => !ok)).toEqual([])
})

/** The leaves of a text of the row of which a change holds, with every hash in order again. */
function undetectedIn(name: string, field: 'reply' | 'entries' | 'command'): string[] {
  const receipt = receiptOf(name)
  const json = JSON.parse(receipt.journal.row[field]) as Json
  return leavesOf(json)
    .filter((path) => {
      const row = { [field]: JSON.stringify(changedAt(json, path)) }
      return checkReceipt(anchoredAgain(receipt, { row })).ok
    })
    .map((path) => path.join('.'))
}

// The last fields of an entry are balances: the first of a book follows from nothing.
const balances = /\.[567]$/

it.each(names)('%s cannot move other money', (name) => {
  const stated: Readonly<Record<string, string[]>> = {
    // Earlier rows say how much margin there was, and what a cancelled order had reserved.
    leverageLower: ['0.4'],
    leverageHigher: ['0.4'],
    coolingOff: ['0.4'],
    // Which of the person's accounts it was taken from.
    correctedDown: ['0.2'],
    undone: ['0.2', '2.2'],
  }
  expect(undetectedIn(name, 'entries').filter((path) => !balances.test(path))).toEqual(stated[name] ?? [])
})

/** What says how much money moves, and for what. */
const money =
  /^((withdrawal|contract)\.)?(amount|fee|currency|id|stake|depositId|arrivalId|channel|sign|positionId|orderId|insurancePaid|rejected.*|from|to|quantity|price|withdrawalId)$/
const moved = (name: string, field: 'reply' | 'command'): string[] =>
  undetectedIn(name, field).filter((path) => money.test(path))

// A stage that moves no money repeats what earlier rows said.
const stages = ['claimed', 'approved', 'paying', ...names.filter((name) => name.startsWith('failing'))]
const repeated = ['withdrawal.amount', 'withdrawal.currency', 'withdrawal.fee', 'withdrawal.id']

it.each(names)('%s cannot say that it moved other money', (name) => {
  const free: Readonly<Record<string, string[]>> = {
    granted: ['amount'],
    reset: ['amount'],
    correctedUp: ['insurancePaid'],
    stopsSet: ['positionId'],
    marginCalled: ['positionId'],
  }
  expect(moved(name, 'reply')).toEqual(stages.includes(name) ? repeated : (free[name] ?? []))
})

it.each(names)('%s cannot answer a command for other money', (name) => {
  const free: Readonly<Record<string, string[]>> = {
    stopsSet: ['positionId'],
    marginCalled: ['positionId'],
    closeAccepted: ['positionId'],
    // A market close that waits moves nothing yet: the row that fills it is held to what was asked for.
    limitCloseAccepted: ['positionId', 'price', 'quantity'],
  }
  expect(moved(name, 'command')).toEqual(stages.includes(name) ? ['withdrawalId'] : (free[name] ?? []))
})

it.each(['requested', 'accepted', 'resting', 'placed'])('%s makes what its own row made', (name) => {
  const receipt = receiptOf(name)
  const { bookId, sequence, reply, entries } = receipt.journal.row
  const other = (text: string): string => text.replaceAll(`"${bookId}-${sequence}"`, `"${bookId}-99"`)
  expect(other(reply)).not.toBe(reply)
  const forged = anchoredAgain(receipt, { row: { reply: other(reply), entries: other(entries) } })
  expect(checkReceipt(forged).checks.flatMap(({ ok, name: check }) => (ok ? [] : [check]))).toEqual(['postings'])
})
