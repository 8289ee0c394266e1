import type { Tick } from '../market/tick.ts'
import { tradingAt } from '../market/trading-hours.ts'
import { checkJournalRow, checkTapeRow } from '../receipts/check-anchors.ts'
import { checkCrossing } from '../receipts/check-crossing.ts'
import { areWritten, checkEntries, without } from '../receipts/check-entries.ts'
import { checkInForce, checkOrder, checkTime, isRecordedLate } from '../receipts/check-facts.ts'
import { checkPublishedSettings } from '../receipts/check-settings.ts'
import type { Carried, Crossing, TapeNeed } from '../receipts/formula.ts'
import type { KnownBook } from '../receipts/known-book.ts'
import {
  anchorPending,
  attempt,
  claimed,
  failed,
  isPending,
  type Receipt,
  type ReceiptCheck,
  type ReceiptVerdict,
  type Unproven,
} from '../receipts/receipt.ts'
import { marketsOf } from '../receipts/row-markets.ts'
import { tapeOf } from '../receipts/tape-of-receipt.ts'
import { settingsFromText } from '../settings/settings-text.ts'
import { commandShapes, postingRules, replyRules } from './journal-tables.ts'
import { rowOf } from './merged.ts'
import { type ClaimedRow, readAccepted, readClaim } from './read-row.ts'
import { acceptedBy, crossingsOf, needsOf, waitedForBy } from './receipt-needs.ts'
import { unknownKindIn } from './unknown-kind.ts'

/** What a check found that is neither true nor false. */
type Found = { checks: readonly ReceiptCheck[]; unproven: readonly Unproven[] }

/**
 * Checks a receipt by itself, in Node or in a browser: the row's hash, every path to a checkpoint and the order of those,
 * whether the prices and settings were the ones in force and the first to set it off, the formula from the recorded inputs
 * against the recorded outcome, and the entries against that outcome. `known` is what the person's own device made of the
 * book. Never throws: a malformed receipt fails, and one of a newer version is reported as `unknownKind`. Its holder still
 * has to compare the hashes of the checkpoints with the published ones.
 */
export function checkReceipt(receipt: Receipt, known?: KnownBook): ReceiptVerdict {
  const unknownKind = unknownKindIn(receipt)
  const facts = found('in_force', () => checkFacts(receipt))
  const formula = found('formula', () => checkFormula(receipt))
  const own = found('own_book', () => checkOwnBook(receipt, known))
  const checks = [
    ...attempt('row_hash', () => checkJournalRow(receipt.journal)),
    ...attempt('tick_anchor', () => receipt.ticks.map(checkTapeRow)),
    ...attempt('accepted', () => (receipt.accepted === null ? [] : checkJournalRow(receipt.accepted))),
    ...attempt('time', () => [checkTime(receipt)]),
    ...facts.checks,
    ...attempt('entries', () => [checkEntries(readClaim(receipt.journal.row))]),
    ...formula.checks,
    ...own.checks,
  ]
  const isSound = checks.every(({ ok }) => ok)
  return {
    ok: isSound && unknownKind === undefined,
    pending: checks.some(isPending),
    unproven: [...facts.unproven, ...formula.unproven, ...own.unproven],
    unknownKind: isSound ? unknownKind : undefined,
    checks,
  }
}

function found(name: ReceiptCheck['name'], find: () => Found): Found {
  try {
    return find()
  } catch (error) {
    return {
      checks: [failed(name, error instanceof Error ? error.message : 'the receipt is unreadable')],
      unproven: [],
    }
  }
}

/** Whether what the row names of the world was so: which ticks were in force, which came first, which settings counted. */
function checkFacts(receipt: Receipt): Found {
  const claim = readClaim(receipt.journal.row)
  if (claim.reply === undefined) return { checks: [], unproven: [] }
  const decided = { ...claim, reply: claim.reply }
  const tape = tapeOf(receipt)
  const settings = settingsFromText(receipt.settings)
  const accepted = receipt.accepted && readAccepted(receipt.accepted.row)
  const needs = needsOf(decided, accepted)
  const crossings = crossingsOf(decided, settings)
  const isOld = isOfFirstForm(receipt)
  const goesOn = ({ symbol, sequence }: Tick, at: number): 'shown' | 'later' | 'never' => {
    const { anchor } = receipt.journal
    const tapes = anchor === anchorPending ? [] : anchor.checkpoint.tapes
    if (tapes.some((tape) => tape.symbol === symbol && tape.toSequence > sequence)) return isOld ? 'later' : 'shown'
    const terms = settings.symbols.get(symbol)
    return terms === undefined || tradingAt(terms.hours, at).open ? 'later' : 'never'
  }
  const inForce =
    isOld && lacksTape(receipt, needs.tape)
      ? 'not carried'
      : checkInForce(decided, { tape, apart: waitedForBy(decided), goesOn })
  const published = checkPublishedSettings(receipt, settings, decided.facts.settings)
  const first = isOld ? [] : crossings.map((crossing) => firstCrossing(receipt, crossing, settings.effectiveAt))
  return {
    checks: [
      checkOrder(receipt, needs.tape),
      ...(inForce === 'not carried' ? [] : inForce.filter((check) => !isOld || !isPending(check))),
      ...(published === undefined ? [] : [published]),
      ...first.flatMap(({ checks }) => checks),
    ],
    unproven: [
      ...(isRecordedLate(receipt) ? (['time'] as const) : []),
      ...(inForce === 'not carried' || (isOld && inForce.some(isPending)) ? (['in_force'] as const) : []),
      ...(isOld && crossings.length > 0 ? (['first_crossing'] as const) : []),
      ...first.flatMap(({ unproven }) => unproven),
      ...(published === undefined ? (['published_settings'] as const) : []),
    ],
  }
}

function lacksTape({ ticks }: Receipt, needs: readonly TapeNeed[]): boolean {
  const carried = new Set(ticks.map(({ row }) => `${row.symbol} ${row.sequence}`))
  return needs.some(({ symbol, from, to }) => {
    for (let sequence = from; sequence <= to; sequence += 1) if (!carried.has(`${symbol} ${sequence}`)) return true
    return false
  })
}

function firstCrossing(receipt: Receipt, crossing: Crossing, since: number): Found {
  const check = checkCrossing(receipt, tapeOf(receipt), crossing, since)
  return check === undefined ? { checks: [], unproven: ['first_crossing'] } : { checks: [check], unproven: [] }
}

/** Checkpoints of the first form stated neither settings nor prices, and receipts under them showed less. */
const isOfFirstForm = ({ journal: { anchor } }: Receipt): boolean =>
  anchor !== anchorPending && anchor.checkpoint.statement === undefined

/** The device's own replay knows what no single row shows: what earlier rows made of position, order and balance. */
function checkOwnBook({ journal: { row } }: Receipt, known: KnownBook | undefined): Found {
  const seen = known === undefined || known.bookId !== row.bookId ? undefined : known.row(row.sequence)
  if (seen === undefined) return { checks: [], unproven: ['own_book'] }
  if ('difference' in seen) return { checks: [failed('own_book', seen.difference)], unproven: [] }
  const check = claimed('own_book', `row ${row.sequence} of book ${row.bookId}`, [
    [seen.hash === row.hash, 'your device has another row in this place'],
  ])
  return { checks: [check], unproven: [] }
}

/**
 * Reads everything that the receipt carries before it asks for a formula. The formula of a known reply judges whatever the
 * command is called: a kind that this version does not know must not excuse a false outcome.
 */
function checkFormula(receipt: Receipt): Found {
  const claim = readClaim(receipt.journal.row)
  const tape = tapeOf(receipt)
  const settings = settingsFromText(receipt.settings)
  const accepted = receipt.accepted && readAccepted(receipt.accepted.row)
  if (claim.reply === undefined) return { checks: [], unproven: [] }
  const decided = { ...claim, reply: claim.reply }
  const rule = rowOf(replyRules, decided.reply.kind)
  const isOld = isOfFirstForm(receipt)
  const carried = { tape, settings, market: marketsOf(decided, tape), accepted, isOfFirstForm: isOld }
  const lacks = isOld && accepted === null && acceptedBy(decided) !== undefined
  const unproven = lacks ? (['accepted'] as const) : []
  if (rule.formula !== 'none') return { checks: rule.formula.check(decided as never, carried), unproven }
  if (!commandShapes.has(claim.command.kind)) return { checks: [], unproven }
  const lacksPrices = Object.keys(decided.facts.ticks ?? {}).length > 0 && receipt.ticks.length === 0
  if (isOld && (lacks || lacksPrices)) return { checks: [], unproven: [...unproven, 'postings'] }
  return { checks: [checkPostings(decided, carried, rule.postings as never)], unproven }
}

/**
 * A row that names no formula posts what its kind of reply posts, and nothing else. Beside kinds that this version does not
 * know, those that it knows must be among them.
 */
function checkPostings(
  decided: ClaimedRow,
  carried: Carried,
  expected: 'none' | ((decided: ClaimedRow, carried: Carried) => ClaimedRow['postings']),
): ReceiptCheck {
  const { postings } = decided
  const due = expected === 'none' ? [] : expected(decided, carried)
  const known = postings.filter(({ kind }) => postingRules.has(kind))
  const holds = known.length === postings.length ? areWritten(postings, due) : without(due, known) !== undefined
  return claimed('postings', due.length === 0 ? 'this command moves no money' : `${postings.length} postings`, [
    [holds, 'the postings are not those of this kind of command'],
  ])
}
