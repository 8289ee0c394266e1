import { inOrder, retold } from '@touchstone/domain/examples/forging-bonds'
import { awardedBy, followed, givenBy, saying } from '@touchstone/domain/examples/forging-ieo'
import { ieoReceipt } from '@touchstone/domain/examples/ieo-receipts'
import { roundAt } from '@touchstone/domain/ieo-sales/beacon'
import type { Receipt } from '@touchstone/domain/receipts/receipt'
import { receiptText } from '@touchstone/domain/receipts/receipt-text'
import { dayMs } from '@touchstone/domain/time'
import { describe, expect, it } from 'vitest'
import { differing, judgedByPython, python, whyNoPython } from './python-checker.ts'

type Fields = Record<string, unknown>
const orderOf = ({ journal }: Receipt): Fields & { closesAt: number; payUntil: number } =>
  (JSON.parse(journal.row.reply) as { order: Fields & { closesAt: number; payUntil: number } }).order

/** The receipt with its row at another time, and its order ended or made then. */
const at = (honest: Receipt, time: number, field?: 'requestedAt' | 'endedAt'): Receipt =>
  retold(
    honest,
    {
      row(texts) {
        texts.facts['at'] = time
        if (field !== undefined) inOrder((order) => void (order[field] = time))(texts)
      },
    },
    time + 1_000,
  )

const [applied, changed, withdrawn] = [ieoReceipt('ieoApplied'), ieoReceipt('ieoChanged'), ieoReceipt('ieoWithdrawn')]
const [paid, forfeited, awarded] = [ieoReceipt('ieoPaid'), ieoReceipt('ieoForfeited'), ieoReceipt('ieoAwarded')]
const given = ieoReceipt('ieoGiven')

/** Of a draw that is written down this long after its round came out. */
const drawnAfter = (ms: number): Receipt =>
  followed(
    awarded,
    (texts) => {
      const time = roundAt(Number(texts.reply['round'])) + ms
      texts.facts['at'] = time
      texts.reply['payUntil'] = time + dayMs
    },
    awardedBy,
  )

/** The least part that there are lots for, with this many units of 10^-18 more. */
function partOf(more: bigint): Receipt {
  const told = JSON.parse(given.armed?.row.reply ?? '{}') as { lots: number; lotsApplied: number }
  const least = (BigInt(told.lots) * 10n ** 18n) / BigInt(told.lotsApplied) + more
  return followed(given, saying({ rate: `0.${String(least).padStart(18, '0')}`, last: null }), givenBy)
}

/** On both sides of each bound: the first holds, the second does not. */
const bounds: readonly (readonly [what: string, holds: Receipt, fails: Receipt])[] = [
  [
    'an application at the close',
    at(applied, orderOf(applied).closesAt - 1, 'requestedAt'),
    at(applied, orderOf(applied).closesAt, 'requestedAt'),
  ],
  ['a change at the close', at(changed, orderOf(changed).closesAt - 1), at(changed, orderOf(changed).closesAt)],
  [
    'a withdrawal at the close',
    at(withdrawn, orderOf(withdrawn).closesAt - 1, 'endedAt'),
    at(withdrawn, orderOf(withdrawn).closesAt, 'endedAt'),
  ],
  ['a payment at the end of its time', at(paid, orderOf(paid).payUntil - 1), at(paid, orderOf(paid).payUntil)],
  ['a payment at the draw', at(paid, orderOf(paid).payUntil - dayMs), at(paid, orderOf(paid).payUntil - dayMs - 1)],
  [
    'a loss at the end of the time to pay',
    at(forfeited, orderOf(forfeited).payUntil, 'endedAt'),
    at(forfeited, orderOf(forfeited).payUntil - 1, 'endedAt'),
  ],
  ['a draw at its round', drawnAfter(0), drawnAfter(-1)],
  ['the least part that there are lots for', partOf(0n), partOf(-1n)],
]

describe.skipIf(python === undefined)(
  `bounds of first sales, ${python === undefined ? whyNoPython() : 'by Python'}`,
  () => {
    it.each(bounds)('are the same: %s', async (_, holds, fails) => {
      const texts = [holds, fails].map((receipt): [string, string] => ['', receiptText(receipt)])
      expect(await differing(texts)).toEqual([])
      const judged = await judgedByPython(texts.map(([, text]) => text))
      expect(judged.map((each) => each?.failed)).toEqual([[], ['postings']])
    })
  },
)
