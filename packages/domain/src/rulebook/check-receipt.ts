import { isCanonical } from '../ledger/canonical.ts'
import { assert } from '../result.ts'
import { isUsersKey } from '../books/signed-intent.ts'
import { type Hash, hashText } from '../ledger/hash.ts'
import type { TapeRow } from '../market/tick.ts'
import { checkJournalRow, checkTapeRow } from '../receipts/check-anchors.ts'
import { checkCrossing } from '../receipts/check-crossing.ts'
import { areWritten, checkEntries, without } from '../receipts/check-entries.ts'
import {
  checkInForce,
  checkWasPublic,
  checkTime,
  type InForce,
  isRecordedLate,
  tapeGoesOn,
} from '../receipts/check-facts.ts'
import { checkFillAt } from '../receipts/check-fill-at.ts'
import { checkOneRow } from '../receipts/check-one-tape.ts'
import { checkAccepted, checkArmed, checkBefore, checkChain } from '../receipts/check-rows.ts'
import { checkPublishedSettings } from '../receipts/check-settings.ts'
import { checkStaleness } from '../receipts/check-staleness.ts'
import { checkSignatures } from '../receipts/check-signatures.ts'
import type { DecidedRow } from '../receipts/decided-row.ts'
import type { Carried, Crossing, TapeNeed } from '../receipts/formula.ts'
import type { KnownBook } from '../receipts/known-book.ts'
import {
  type AnchoredJournalRow,
  attempt,
  checkpointsIn,
  claimed,
  failed,
  isOfFirstForm,
  isPending,
  type Receipt,
  type ReceiptCheck,
  type ReceiptVerdict,
  thrown,
  type Unproven,
} from '../receipts/receipt.ts'
import { marketsOf } from '../receipts/row-markets.ts'
import { tapeOf } from '../receipts/tape-of-receipt.ts'
import { keptByText, shownTextsMax } from '../settings/kept-by-text.ts'
import { settingsFromText } from '../settings/settings-text.ts'
import type { Settings } from '../settings/settings.ts'
import { commandRows, giverOf, postingRules, replyRules } from './journal-tables.ts'
import { rowOf } from './merged.ts'
import { isFillAtOpen } from './open-fill-at.ts'
import type { Reply } from './nouns.ts'
import { type ClaimedRow, readAccepted, readClaim } from './read-row.ts'
import {
  acceptedBy,
  channelsOf,
  crossingsOf,
  isSetOffTogether,
  needsBefore,
  needsOf,
  waitedForBy,
} from './receipt-needs.ts'
import { unknownKindIn } from './unknown-kind.ts'

/** What a check found that is neither true nor false. */
type Found = { checks: readonly ReceiptCheck[]; unproven: readonly Unproven[] }
/** What a receipt is checked with besides itself. */
type CheckedBeside = {
  /** What the person's own device made of the book. */
  known?: KnownBook | undefined
  /** The hashes of its rows whose signatures were verified, as `checkSignedReceipt` of the package signatures does. */
  signed?: ReadonlySet<Hash> | undefined
}

const nothing: Found = { checks: [], unproven: [] }

/**
 * Checks a receipt by itself, in Node or in a browser: the row's hash, every path to a checkpoint and the order of those,
 * whether the prices and settings were the ones in force and the first to set it off, the formula from the recorded inputs
 * against the recorded outcome, and the entries against that outcome. Never throws: a malformed receipt fails, and one of
 * a newer version is reported as `unknownKind`. Its holder still has to compare the hashes of the checkpoints with the
 * published ones.
 */
export function checkReceipt(receipt: Receipt, { known, signed }: CheckedBeside = {}): ReceiptVerdict {
  const unknownKind = unknownKindIn(receipt)
  const claim = once(() => readClaim(receipt.journal.row))
  const carried = once(() => carriedBy(receipt, claim()))
  const facts = found('in_force', () => checkFacts(receipt, claim(), carried))
  const formula = found('formula', () => checkFormula(receipt, claim(), carried()))
  const signature = found('signature', () => checkIntents(receipt, signed))
  const own = found('own_book', () => checkOwnBook(receipt, known))
  const checks = [
    ...attempt('row_hash', () => [
      ...checkJournalRow(receipt.journal),
      ...checkBefore(receipt),
      ...checkChain(receipt),
    ]),
    ...attempt('tick_anchor', () => {
      const stated = checkpointsIn(receipt)
      return [...receipt.ticks.map((tick) => checkTapeRow(tick, stated)), ...checkOneRow(receipt)]
    }),
    ...attempt('accepted', () => (receipt.accepted === null ? [] : checkJournalRow(receipt.accepted))),
    ...attempt('first_crossing', () => (receipt.armed ? checkJournalRow(receipt.armed) : [])),
    ...attempt('time', () => [checkTime(receipt)]),
    ...facts.checks,
    ...attempt('entries', () => [checkEntries(claim(), () => carried().settings)]),
    ...formula.checks,
    ...signature.checks,
    ...own.checks,
  ]
  const isSound = checks.every(({ ok }) => ok)
  return {
    ok: isSound && unknownKind === undefined,
    pending: checks.some(isPending),
    unproven: [...facts.unproven, ...formula.unproven, ...signature.unproven, ...own.unproven],
    unknownKind: isSound ? unknownKind : undefined,
    checks,
  }
}

/** Reads a part when it is first asked for; one that is unreadable throws each time. */
function once<T>(read: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: read() }).value
}

/** The longest text of a receipt, and the same in most of them. */
const isCanonicalSettings = keptByText(isCanonical, shownTextsMax)
const settingsIn = keptByText(settingsFromText, shownTextsMax)

/** @throws if the settings or the row that accepted it are unreadable. */
function carriedBy(receipt: Receipt, claim: ClaimedRow): Carried {
  const tape = tapeOf(receipt)
  assert(isCanonicalSettings(receipt.settings), 'the text of the settings is canonical')
  const accepted = receipt.accepted && readAccepted(receipt.accepted.row)
  const armedBy = hasKnownReply(claim) ? needsOf(claim, accepted).armedBy : null
  return {
    tape,
    market: marketsOf(claim, tape),
    settings: settingsIn(receipt.settings),
    accepted,
    armed: armedBy !== null && receipt.armed ? readAccepted(receipt.armed.row) : null,
    inputs: new Map((receipt.inputs ?? []).map((text) => [hashText(text), text])),
    isOfFirstForm: isOfFirstForm(receipt),
  }
}

const hasKnownReply = (claim: ClaimedRow): claim is DecidedRow<Reply> => claim.reply !== undefined

function found(name: ReceiptCheck['name'], find: () => Found): Found {
  try {
    return find()
  } catch (error) {
    return { checks: [thrown(name, error)], unproven: [] }
  }
}

/** Whether what the row names of the world was so: which ticks were in force, which came first, which settings counted. */
function checkFacts(receipt: Receipt, decided: ClaimedRow, carriedOf: () => Carried): Found {
  if (!hasKnownReply(decided)) return nothing
  const carried = carriedOf()
  const { tape, settings, accepted, isOfFirstForm: isOld } = carried
  const needs = needsOf(decided, accepted)
  const crossings = crossingsOf(decided, settings)
  const goesOn = (last: TapeRow, at: number) => {
    const found = tapeGoesOn(receipt, settings, last, at)
    return isOld && found === 'shown' ? 'later' : found
  }
  const isSetOff = needsBefore(decided)
  if (isSetOff && receipt.before === null && !isOld)
    return { checks: [failed('in_force', 'the receipt does not carry the row before')], unproven: [] }
  const apart = waitedForBy(decided)
  const setOff = setOffOf(receipt, decided, settings)
  const inForce =
    isOld && lacksTape(receipt, needs.tape) ? 'not carried' : checkInForce(decided, { tape, apart, setOff, goesOn })
  // What a price set off was decided by how that was when it came.
  const isAtOnce = setOff === undefined && settings.version === decided.facts.settings
  const published = checkPublishedSettings(receipt, settings, {
    decidedUnder: decided.facts.settings,
    acceptedUnder: accepted?.facts.settings,
    chosenAt: needs.settingsAt,
  })
  const fillAt = checkFillAt(accepted === null ? [decided] : [decided, accepted], settings)
  const first = isOld ? [] : crossings.map((crossing) => firstCrossing(receipt, crossing, carried, goesOn))
  return {
    checks: [
      checkWasPublic(receipt, needs.tape),
      ...checkAccepted(receipt, acceptedBy(decided)),
      ...checkArmed(receipt, needs.armedBy),
      ...(inForce === 'not carried' ? [] : inForce.filter((check) => !isOld || !isPending(check))),
      ...(isOld || !isAtOnce ? [] : checkStaleness(decided, { tape, settings, apart })),
      ...(published === undefined ? [] : [published]),
      ...(fillAt === undefined ? [] : [fillAt]),
      ...first.flatMap(({ checks }) => checks),
    ],
    unproven: [
      ...(timed(receipt, carried).some(isRecordedLate) ? (['time'] as const) : []),
      ...(inForce === 'not carried' || (isOld && inForce.some(isPending)) ? (['in_force'] as const) : []),
      ...((isOld && (isSetOff || crossings.length > 0)) || isSetOffTogether(decided)
        ? (['first_crossing'] as const)
        : []),
      ...first.flatMap(({ unproven }) => unproven),
      ...(published === undefined ? (['published_settings'] as const) : []),
      ...(isFillAtOpen(decided, carried) ? (['fill_at'] as const) : []),
    ],
  }
}

/** Rows that had to stand before a midnight: one that froze a product, and one that listed a token. */
const hadToStand: readonly (string | undefined)[] = ['product_paused', 'ieo_listed']

/** The rows whose time decides: its own, and one that had to stand before a midnight. */
const timed = ({ journal, armed }: Receipt, carried: Carried): AnchoredJournalRow[] =>
  armed && hadToStand.includes(carried.armed?.reply.kind) ? [journal, armed] : [journal]

/** Since when book and settings were as a row found them that a price set off: what is not known is not asked for. */
function setOffOf(
  { before }: Receipt,
  { key, command }: ClaimedRow,
  settings: Settings,
): { since: number } | undefined {
  const giver = giverOf(command)
  if (giver === undefined ? isUsersKey(key) : giver !== 'price') return undefined
  return { since: before === null ? -Infinity : Math.max(before.at, settings.effectiveAt) }
}

function lacksTape({ ticks }: Receipt, needs: readonly TapeNeed[]): boolean {
  const carried = new Set(ticks.map(({ row }) => `${row.symbol} ${row.sequence}`))
  return needs.some(({ symbol, from, to }) => {
    for (let sequence = from; sequence <= to; sequence += 1) if (!carried.has(`${symbol} ${sequence}`)) return true
    return false
  })
}

function firstCrossing(
  receipt: Receipt,
  crossing: Crossing,
  { tape, settings }: Carried,
  goesOn: InForce['goesOn'],
): Found {
  const settingsSince = settings.effectiveAt
  const check = checkCrossing(receipt, crossing, { tape, settingsSince, read: readAccepted, goesOn })
  return check === undefined ? { checks: [], unproven: ['first_crossing'] } : { checks: [check], unproven: [] }
}

function checkIntents(receipt: Receipt, signed: ReadonlySet<Hash> | undefined): Found {
  const found = checkSignatures(receipt, signed, giverOf)
  return {
    checks: found.filter((check) => check !== 'unsigned'),
    unproven: found.includes('unsigned') ? ['signature'] : [],
  }
}

/** The device's own replay knows what no single row shows: what earlier rows made of position, order and balance. */
function checkOwnBook({ journal: { row }, accepted, armed, before }: Receipt, known: KnownBook | undefined): Found {
  const carried = [row, accepted?.row, armed?.row, before].filter((each) => each !== undefined && each !== null)
  // A row of another book is nothing that the device has made.
  const rows = carried.filter(({ bookId }) => bookId === row.bookId)
  const found = rows.map(({ bookId, sequence, hash }) => {
    const seen = known?.bookId === bookId ? known.row(sequence) : undefined
    if (seen === undefined) return 'unknown'
    if ('difference' in seen) return failed('own_book', seen.difference)
    return claimed('own_book', `row ${sequence} of book ${bookId}`, [
      [seen.hash === hash, `your device has another row in the place of ${sequence}`],
    ])
  })
  return {
    checks: found.filter((check) => check !== 'unknown'),
    unproven: found.includes('unknown') ? ['own_book'] : [],
  }
}

/**
 * What the receipt carries was read before it is asked for a formula. That of a known reply judges whatever the command is
 * called: a kind that this version does not know must not excuse a false outcome.
 */
function checkFormula(receipt: Receipt, decided: ClaimedRow, carried: Carried): Found {
  if (!hasKnownReply(decided)) return nothing
  const rule = rowOf(replyRules, decided.reply.kind)
  const { accepted, isOfFirstForm: isOld } = carried
  const lacks = isOld && accepted === null && acceptedBy(decided) !== undefined
  const unproven = lacks ? (['accepted'] as const) : []
  if (rule.formula !== 'none') return { checks: rule.formula.check(decided as never, carried), unproven }
  if (!commandRows.has(decided.command.kind)) return { checks: [], unproven }
  const lacksPrices = Object.keys(decided.facts.ticks ?? {}).length > 0 && receipt.ticks.length === 0
  if (isOld && (lacks || lacksPrices)) return { checks: [], unproven: [...unproven, 'postings'] }
  const lacksChannel = channelsOf(decided).some((id) => !carried.settings.funds.channels.has(id))
  return {
    checks: attempt('postings', () => [checkPostings(decided, carried, rule.postings as never)]),
    unproven: lacksChannel ? [...unproven, 'postings'] : unproven,
  }
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
