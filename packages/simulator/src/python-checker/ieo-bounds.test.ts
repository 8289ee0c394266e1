import { anchoredAgain } from '@touchstone/domain/examples/anchored-again'
import { type Change, inOrder, retold } from '@touchstone/domain/examples/forging-bonds'
import { awardedBy, followed, givenBy, saying } from '@touchstone/domain/examples/forging-ieo'
import { ieoReceipt } from '@touchstone/domain/examples/ieo-receipts'
import { roundAt, roundFor } from '@touchstone/domain/ieo-sales/beacon'
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
const [listed, calledOff] = [ieoReceipt('ieoListed'), ieoReceipt('ieoCalledOff')]
const { listBy } = JSON.parse(listed.journal.row.reply) as { listBy: number }

/** Of a sale that was opened before anybody agreed on a last day of listing, with its row at another time. */
function ofBefore(honest: Receipt, time: number): Receipt {
  const forget: Change = ({ reply }) => {
    delete reply['listBy']
  }
  const row: Change = (texts) => {
    forget(texts)
    texts.facts['at'] = time
  }
  return retold(honest, { row, armed: forget }, time + 1_000)
}

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

/** Of a list that is closed so long after the round of the opening came out, and by which round it is drawn then. */
function closedAfter(ms: number, by: 'that of the opening' | 'a later one'): Receipt {
  const honest = ieoReceipt('ieoDrawClosed')
  const { round } = JSON.parse(honest.journal.row.reply) as { round: number }
  const time = roundAt(round) + ms
  const row: Change = ({ facts, reply }) => {
    facts['at'] = time
    reply['round'] = by === 'a later one' ? roundFor(time) : round
  }
  return retold(honest, { row }, time + 1_000)
}

/** Of lots that are won, and of which somebody is told so long after the draw; the day to pay is of so many milliseconds. */
function toldAfter(ms: number, dayOf: number): Receipt {
  const time = awarded.journal.row.at + ms
  const change = inOrder((order) => void (order['payUntil'] = time + dayOf))
  const row: Change = (texts) => {
    texts.facts['at'] = time
    change(texts)
  }
  return retold(awarded, { row }, time + 1_000)
}

/** The least part that there are lots for, with this many units of 10^-18 more. */
function partOf(more: bigint): Receipt {
  const told = JSON.parse(given.armed?.row.reply ?? '{}') as { lots: number; lotsApplied: number }
  const least = (BigInt(told.lots) * 10n ** 18n) / BigInt(told.lotsApplied) + more
  return followed(given, saying({ part: `0.${String(least).padStart(18, '0')}`, last: null }), givenBy)
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
  ['a listing of a sale without such a day, at any time', ofBefore(listed, listBy + dayMs), at(listed, listBy + dayMs)],
  ['a calling off, of a sale that has such a day', calledOff, ofBefore(calledOff, listBy + dayMs)],
  ['a listing on its last day', at(listed, listBy - 1), at(listed, listBy)],
  ['a calling off after that day', at(calledOff, listBy), at(calledOff, listBy - 1)],
  ['a draw at its round', drawnAfter(0), drawnAfter(-1)],
  ['the round of the opening', closedAfter(-1, 'that of the opening'), closedAfter(0, 'that of the opening')],
  ['a later round', closedAfter(0, 'a later one'), closedAfter(-1, 'a later one')],
  ['the day to pay, two days after the draw', toldAfter(2 * dayMs, dayMs), toldAfter(2 * dayMs, dayMs - 1)],
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

    it('are the same: the time of a listing that a later row carries', async () => {
      const released = ieoReceipt('ieoReleased')
      const listedAt = released.armed?.row.at ?? 0
      const texts = [180_000, 180_001].map((late): [string, string] => [
        '',
        receiptText(anchoredAgain(released, { checkpoint: { at: listedAt + late } })),
      ])
      expect(await differing(texts)).toEqual([])
      const judged = await judgedByPython(texts.map(([, text]) => text))
      expect(judged.map((each) => each?.unproven.includes('time'))).toEqual([false, true])
    })
  },
)
