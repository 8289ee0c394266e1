import { describe, expect, it } from 'vitest'
import { anchoredAgain } from '../examples/anchored-again.ts'
import { changedAt, type Json, leavesOf } from '../examples/changed-leaf.ts'
import { ieoReceipts } from '../examples/ieo-receipts.ts'
import { assert } from '../result.ts'
import { checkReceipt } from './check-receipt.ts'

const receipts = ieoReceipts()

/** What one changed leaf of a receipt does not show to be false, and who else knows it. */
const open: readonly (readonly [where: RegExp, knows: string])[] = [
  [/ entries \d+\.[67]$/, 'the balances of the book'],
  [/ command operators\.\d$/, 'the signatures of operators'],
  [/^armed facts (fillAt|settings)$/, 'the receipt of that row'],
  [/^armed reply previousRow$/, 'the receipt of that row'],
  [/^(ieoAllotted|ieoListed|ieoCalledOff|ieoGiven\w*) armed reply (lots|lotsApplied)$/, 'the receipt of that row'],
  [/^raisedPaidOut armed reply (token|lotPrice|lotTokens|cap|depositRate|listBy)$/, 'the receipt of that row'],
  [/^ieo\w*Applied armed reply lots$/, 'the receipt of that row'],
  [/^(ieoAwardedSecond|ieoNotWon|ieoDrawListed|ieoDrawCalledOff) armed reply above$/, 'the receipt of that row'],
  [/^(ieoPaid|ieoDrawReleased|ieoDrawRefunded) row reply order\.payUntil$/, 'the row that awarded it'],
  [/^tokens(Delivered\w*|TakenBack) row reply product$/, 'the book itself'],
]

describe.each(Object.keys(receipts))('the receipt %s', (name) => {
  const receipt = receipts[name]
  assert(receipt !== undefined, 'the receipt is there')
  const found = (['row', 'accepted', 'armed'] as const).flatMap((which) =>
    (['command', 'facts', 'reply', 'entries'] as const).flatMap((field) => {
      const row = which === 'row' ? receipt.journal.row : receipt[which]?.row
      if (row === undefined) return []
      const json = JSON.parse(row[field]) as Json
      return leavesOf(json).map((path) => ({
        where: `${which} ${field} ${path.join('.')}`,
        receipt: anchoredAgain(receipt, { [which]: { [field]: JSON.stringify(changedAt(json, path)) } }),
      }))
    }),
  )

  it('says nothing else in one place, but for what others know', () => {
    expect(found.length).toBeGreaterThan(10)
    const believed = found.filter((each) => checkReceipt(each.receipt).ok).map(({ where }) => where)
    expect(believed.filter((where) => !open.some(([is]) => is.test(where) || is.test(`${name} ${where}`)))).toEqual([])
  })
})
