import type { Hash } from '@touchstone/domain/ledger/hash'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { isWatermark } from '@touchstone/domain/market/tick'
import { chargesAt } from '@touchstone/domain/positions/funding'
import type { ReceiptNeeds, TapeNeed } from '@touchstone/domain/receipts/formula'
import { isAt } from '@touchstone/domain/receipts/check-rows'
import { type AnchoredJournalRow, anchorPending } from '@touchstone/domain/receipts/receipt'
import {
  acceptedSequence,
  type CrossedTick,
  crossedTicks,
  makeReceipt,
  receiptNeeds,
  sequenceBefore,
} from '@touchstone/domain/rulebook/make-receipt'
import { assert } from '@touchstone/domain/result'
import { readRow } from '@touchstone/domain/rulebook/read-row'
import { checkSignedReceipt } from '@touchstone/signatures/check-signed-receipt'
import { armingRow } from '../../house/ledger/arming-row.ts'
import { leafUnder } from '../../house/ledger/price-leaf.ts'
import { settingsAt } from '../../house/settings/settings.store.ts'
import { neededRows } from '../../house/tape/needed-rows.ts'
import { rowFromColumns, tapeColumns, type TapeColumns } from '../../house/tape/tape.store.ts'
import { planOnce } from '../../platform/database.ts'
import { type FactPage, readFactPage } from './fact-page.ts'
import { isOfDatabase, messageOf, readerOf, select, type Verification } from './verification.ts'
import type { StoredVersions } from './verify-settings.ts'

export type FactCheck = {
  /** Some rows of the book in order, and the one before the first of them. */
  check: (rows: readonly JournalRow[], before: JournalRow | undefined) => Promise<void>
}

/** The hashes of rows that stand under a checkpoint and whose facts were so. */
export type FoundFacts = Set<Hash>

/**
 * Whether the facts of a book's rows were so: which prices were in force, which came first, which settings counted. The
 * checks are those of a receipt; only the paths to the checkpoints are checked apart. Rows under checkpoints of the
 * first form are of a time when the tape did not show it. Those that are `known` to be so are left out.
 */
export function createFactCheck(
  verification: Verification,
  versions: StoredVersions,
  tell: (sentence: string) => void,
  known?: FoundFacts,
): FactCheck {
  const reader = readerOf(verification)
  let differences = 0
  const differs = (sentence: string): void => {
    differences += 1
    tell(sentence)
  }

  async function check(rows: readonly JournalRow[], before: JournalRow | undefined): Promise<void> {
    const [first] = rows
    if (first === undefined) return
    const { bookId } = first
    const checkpoints = await checkpointsOf(verification, rows)
    const isLeftOut = ({ sequence, hash }: JournalRow): boolean =>
      checkpoints.get(sequence) === 'first_form' || known?.has(hash) === true
    const shownRows = rows.filter((row) => !isLeftOut(row))
    const differencesBefore = differences
    const page = await readFactPage(verification, { bookId, rows: shownRows, before })
    const shown: ShownNeed[] = []
    for (const [index, row] of rows.entries()) {
      const checkpointId = checkpoints.get(row.sequence)
      if (checkpointId === 'first_form' || isLeftOut(row)) continue
      try {
        const { tape } = await checkOne(row, rows[index - 1] ?? before, page)
        if (checkpointId !== undefined)
          shown.push(...tape.map((need) => ({ need, sequence: row.sequence, checkpointId })))
      } catch (error) {
        if (isOfDatabase(error)) throw error
        differs(`row ${row.sequence}: ${messageOf(error)}`)
      }
    }
    await checkWerePublic(verification, shown, differs)
    if (differences > differencesBefore) return
    for (const { sequence, hash } of shownRows) if (checkpoints.has(sequence)) known?.add(hash)
  }

  /** Returns what of the tape its receipt shows. */
  async function checkOne(row: JournalRow, before: JournalRow | undefined, page: FactPage): Promise<ReceiptNeeds> {
    const name = `row ${row.sequence}`
    const by = acceptedSequence(row)
    const accepted = by === null ? null : await page.journalRow(by)
    const needs = receiptNeeds(row, accepted)
    const { tape, settingsVersion, settingsAt: chosenAt } = needs
    const settings = versions.text(settingsVersion)
    const [crossed] = crossedTicks(row, settings)
    const ticks = await neededRows(page.tape, tape)
    const crossing = crossed && (await armingRow(reader, row, crossed))
    const armed = needs.armedBy === null ? crossing : await page.rowAt(needs.armedBy)
    const receipt = makeReceipt({
      journal: pending(row),
      ticks: ticks.map((each) => ({ row: each, anchor: anchorPending })),
      accepted: accepted && pending(accepted),
      armed: armed === undefined || (accepted !== null && isAt(accepted, armed)) ? null : pending(armed),
      before: sequenceBefore(row) === null ? null : (before ?? null),
      stretches: [],
      settings,
      inputs: await page.inputs(needs.inputs),
    })
    const { checks } = await checkSignedReceipt(receipt)
    for (const each of checks) if (!each.ok) differs(`${name}: ${each.name}: ${each.detail}`)
    const decided = readRow(row)
    const inForce = settingsAt(versions.all, row.at).version
    if (decided.facts.settings !== inForce)
      differs(
        `${name}: it was decided under version ${decided.facts.settings} of the settings, but ${inForce} was in force`,
      )
    checkFundingRate(name, decided)
    const chosen = settingsAt(versions.all, chosenAt).version
    if (settingsVersion !== chosen)
      differs(`${name}: it counts with version ${settingsVersion} of the settings, but ${chosen} was in force`)
    if (crossed === undefined || crossing === undefined) return needs
    const tick = ticks.find((each) => each.symbol === crossed.symbol && each.sequence === crossed.sequence)
    if (tick !== undefined && !isWatermark(tick) && tick.receivedAt > crossed.since(crossing.at))
      await checkFirst(name, crossed, crossing)
    return needs
  }

  /** Also of rows that do not name the version under which the funding was settled. */
  function checkFundingRate(name: string, { reply }: ReturnType<typeof readRow>): void {
    if (reply.kind !== 'funding') return
    if (!chargesAt(settingsAt(versions.all, reply.fundingAt), reply))
      differs(`${name}: settings: the settings in force at the funding time charge no such rate then`)
  }

  /** No tick since the row that armed it has crossed earlier, nor the one in force then. Dropped ones are not looked at. */
  async function checkFirst(name: string, crossed: CrossedTick, armed: JournalRow): Promise<void> {
    const { symbol, sequence } = crossed
    const since = crossed.since(armed.at)
    // A tick that took longer to us than any version allows decides nothing.
    const delayMsMax = Math.max(0, ...versions.all.map(({ symbols }) => symbols.get(symbol)?.delayMsMax ?? 0))
    const found = await select<TapeColumns>(
      verification,
      `(select ${tapeColumns} from ticks where symbol = $1 and sequence < $2 and kind = 'tick' and received_at <= $3
          order by sequence desc limit 1)
       union all
       (select ${tapeColumns} from ticks where symbol = $1 and sequence < $2 and kind = 'tick' and received_at > $3
          and source_at > $4 order by sequence)`,
      [symbol, sequence, since, since - delayMsMax],
    )
    const leafOf = leafUnder(versions.all)
    const earlier = found.map(rowFromColumns).find((row) => {
      const { range } = leafOf(row)
      return range !== null && crossed.crosses(armed, range)
    })
    if (earlier !== undefined)
      differs(`${name}: first_crossing: ${symbol} ${earlier.sequence} had crossed it before ${sequence} did`)
  }

  return { check }
}

/** No price that decided stands under a checkpoint after that of its row. */
async function checkWerePublic(
  verification: Verification,
  shown: readonly ShownNeed[],
  differs: (sentence: string) => void,
): Promise<void> {
  if (shown.length === 0) return
  const late = await select<{ place: bigint; checkpoint_id: bigint }>(
    verification,
    laterCheckpoints,
    [
      shown.map(({ need }) => need.symbol),
      shown.map(({ need }) => need.to),
      shown.map(({ checkpointId }) => checkpointId),
    ],
    planOnce,
  )
  for (const { place, checkpoint_id: id } of late) {
    const found = shown[Number(place) - 1]
    assert(found !== undefined, `the needs that are asked for have no place ${place}`)
    const { sequence, need } = found
    differs(
      `row ${sequence}: order: a price of ${need.symbol} that decided stands under checkpoint ${Number(id)}, after its own`,
    )
  }
}

/** The checkpoints of these rows of the tape that came after the one that is named beside each. */
const laterCheckpoints = `
  select w.place, t.checkpoint_id
  from unnest($1::text[], $2::bigint[], $3::bigint[]) with ordinality as w (symbol, sequence, before, place)
  join lateral (select * from checkpoint_tapes where symbol = w.symbol and to_sequence >= w.sequence
    order by to_sequence limit 1) t on t.checkpoint_id > w.before
  order by w.place`

/** What a row that stands under a checkpoint shows of the tape. */
type ShownNeed = { need: TapeNeed; sequence: number; checkpointId: number }

const pending = (row: JournalRow): AnchoredJournalRow => ({ row, anchor: anchorPending })

/** By sequence: the checkpoint of each row, `first_form` where it is of that form; none for rows that have none yet. */
async function checkpointsOf(
  verification: Verification,
  rows: readonly JournalRow[],
): Promise<Map<number, number | 'first_form'>> {
  const found = await select<{ sequence: bigint; id: bigint; is_first: boolean }>(
    verification,
    `select j.sequence, c.id, c.statement is null as is_first from journal j
     join batches b on b.id = j.batch_id join checkpoints c on c.id = b.checkpoint_id
     where j.book_id = $1 and j.sequence between $2 and $3`,
    [rows[0]?.bookId ?? 0, rows[0]?.sequence ?? 0, rows.at(-1)?.sequence ?? 0],
    planOnce,
  )
  return new Map(found.map((row) => [Number(row.sequence), row.is_first ? 'first_form' : Number(row.id)]))
}
