import { valueAtMark } from '@touchstone/domain/equity/equity-at'
import { heldAfter, heldText, nothingHeld } from '@touchstone/domain/equity/held-state'
import { readEntries } from '@touchstone/domain/ledger/entries-text'
import type { Entry } from '@touchstone/domain/ledger/posting'
import { markOf } from '@touchstone/domain/market/tick'
import { valuingSymbols } from '@touchstone/domain/market/valuing-symbols'
import { decimal, type Money, type Price, printDecimal } from '@touchstone/domain/money/decimal'
import { postingRule } from '@touchstone/domain/rulebook/journal-tables'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { keptSince, type StateAfter, stepsOf } from '../../features/equity/equity-states.store.ts'
import { headDigest, stateDigest } from '../../features/equity/state-digest.ts'
import { checkOrDiffer, isAfter, pages, select, selectNumber, type Verification } from './verification.ts'

const rowsAtOnce = 500

type HeadRow = {
  book_id: bigint
  sequence: bigint
  at: bigint
  first_at: bigint
  first_held: string
  first_flow: string
  held: string
  flow: string
  digest: string
}
type StateRow = {
  step_ms: bigint
  ends_at: bigint
  sequence: bigint
  held: string
  flow: string
  digest: string
}
type Row = { sequence: bigint; at: bigint; hash: string; reply: string; entries: string }

/** A state made again; `slack` is by how much its flow may differ, undefined where the tape does not tell any more. */
type Remade = { state: StateAfter; slack: Money | undefined }

/** What courses of equity are made of, against the journal: the states of every book, made again from its first row. */
export async function verifyStates(verification: Verification): Promise<void> {
  const orphans = await selectNumber(
    verification,
    'select count(*) as number from equity_states s where not exists (select from equity_heads h where h.book_id = s.book_id)',
  )
  if (orphans > 0) verification.differs(`equity_states holds ${orphans} rows of books without a head`)
  const newest = await selectNumber(verification, 'select coalesce(max(at), 0) as number from journal')
  const heads = pages<HeadRow>(
    verification,
    `select * from equity_heads where ${isAfter('book_id')} order by book_id limit ${rowsAtOnce}`,
    [null],
    (last) => [String(last.book_id)],
  )
  for await (const rows of heads)
    for (const head of rows)
      await checkOrDiffer(verification, `book ${head.book_id}: its states`, () =>
        verifyBookStates(verification, head, Math.max(Date.now(), newest)),
      )
}

async function verifyBookStates(verification: Verification, head: HeadRow, now: number): Promise<void> {
  const [bookId, through] = [Number(head.book_id), Number(head.sequence)]
  if (!Number.isSafeInteger(bookId)) throw new Error('its id is beyond what can be counted')
  const differs = (sentence: string): void => {
    verification.differs(`book ${head.book_id}: ${sentence}`)
  }
  const journal = pages<Row>(
    verification,
    `select sequence, at, hash, reply, entries from journal
     where book_id = $1 and sequence > $2 and sequence <= $3 order by sequence limit ${rowsAtOnce}`,
    [bookId, 0, through],
    (last) => [bookId, Number(last.sequence), through],
  )
  let last: Remade = { state: { sequence: 0, at: 0, hash: '', held: nothingHeld, flow: 0n }, slack: 0n }
  let first: Remade | undefined
  /** Those whose step has not ended yet. */
  const open = new Map<number, { endsAt: number; remade: Remade }>()
  const check = await createStateCheck(verification, { bookId, now }, differs)
  for await (const rows of journal)
    for (const row of rows) {
      const read = readable(row)
      if (read === undefined) {
        differs(`row ${Number(row.sequence)} cannot be read, and no state after it`)
        return
      }
      last = await remadeAfter(verification, last, read)
      first ??= last
      for (const { stepMs, endsAt } of stepsOf(last.state)) {
        const before = open.get(stepMs)
        if (before !== undefined && before.endsAt !== endsAt) check.one(stepMs, before)
        open.set(stepMs, { endsAt, remade: last })
      }
    }
  for (const [stepMs, each] of open) check.one(stepMs, each)
  check.end()
  checkHead(head, first ?? last, last, differs)
}

type ReadRow = Pick<StateAfter, 'sequence' | 'at' | 'hash'> & Parameters<typeof heldAfter>[1]

function readable({ sequence, at, hash, reply, entries }: Row): ReadRow | undefined {
  try {
    const place = { sequence: Number(sequence), at: Number(at), hash }
    return { ...place, reply: readReply(reply), entries: readEntries(entries).entries }
  } catch {
    return undefined
  }
}

async function remadeAfter(verification: Verification, { state, slack }: Remade, row: ReadRow): Promise<Remade> {
  const { sequence, at, hash } = row
  const flow = await flowOf(verification, row.entries, at)
  const after = { sequence, at, hash, held: heldAfter(state.held, row), flow: state.flow + flow.sum }
  return { state: after, slack: slack === undefined || flow.slack === undefined ? undefined : slack + flow.slack }
}

/** Flows in other currencies are at marks; a tick of the same moment may have come to the tape after the state was made. */
async function flowOf(verification: Verification, entries: readonly Entry[], at: number) {
  let sum = 0n
  let slack: Money | undefined = 0n
  for (const { kind, currency, amount } of entries) {
    if (!postingRule(kind).isFlow) continue
    if (valuingSymbols(currency).length === 0) {
      sum += amount
      continue
    }
    const mark = await tapedMark(verification, valuingSymbols(currency), at)
    const worth = mark === undefined ? 0n : valueAtMark(amount, mark)
    sum += worth
    slack = mark === undefined || slack === undefined ? undefined : slack + absolute(worth) / 100n
  }
  return { sum, slack }
}

const absolute = (amount: Money): Money => (amount < 0n ? -amount : amount)

async function tapedMark(
  verification: Verification,
  symbols: readonly string[],
  at: number,
): Promise<Price | undefined> {
  for (const symbol of symbols) {
    const [tick] = await select<{ bid: string; ask: string }>(
      verification,
      `select bid, ask from ticks where symbol = $1 and kind = 'tick' and source_at <= $2
       order by source_at desc limit 1`,
      [symbol, at],
    )
    if (tick !== undefined) return markOf({ bid: decimal(tick.bid), ask: decimal(tick.ask) })
  }
  return undefined
}

/** A flow as it is stored is right where it differs by no more than the slack. */
const isFlow = (stored: string, { state, slack }: Remade): boolean =>
  slack === undefined || absolute(decimal(stored) - state.flow) <= slack

const plain = (numeric: string): string => printDecimal(decimal(numeric))

/** Compares the stored states of a book with those made again: each of them, once. */
async function createStateCheck(
  verification: Verification,
  { bookId, now }: { bookId: number; now: number },
  differs: (sentence: string) => void,
) {
  const rows = await select<StateRow>(verification, 'select * from equity_states where book_id = $1', [bookId])
  const stored = new Map(rows.map((row) => [`${row.step_ms} ${row.ends_at}`, row]))
  const since = new Map(keptSince(now).map((kept) => [kept.stepMs, kept.since]))
  return {
    one(stepMs: number, { endsAt, remade }: { endsAt: number; remade: Remade }): void {
      const { state } = remade
      const name = `its state at the end of ${stepMs} ms at ${endsAt}`
      const row = stored.get(`${stepMs} ${endsAt}`)
      stored.delete(`${stepMs} ${endsAt}`)
      if (row === undefined) {
        if (endsAt >= (since.get(stepMs) ?? 0)) differs(`${name} is missing`)
        return
      }
      const { sequence, hash } = state
      const texts = { bookId, stepMs, endsAt, sequence, hash, held: row.held, flow: plain(row.flow) }
      if (Number(row.sequence) !== sequence) differs(`${name} is after row ${Number(row.sequence)}, not ${sequence}`)
      else if (row.held !== heldText(state.held)) differs(`${name} is not ${heldText(state.held)}`)
      else if (!isFlow(row.flow, remade)) differs(`${name} has a flow other than ${printDecimal(state.flow)}`)
      else if (row.digest !== stateDigest(texts)) differs(`${name} does not have its digest`)
    },
    end(): void {
      for (const { step_ms, ends_at } of stored.values())
        differs(`its state at the end of ${Number(step_ms)} ms at ${Number(ends_at)} is none`)
    },
  }
}

function checkHead(head: HeadRow, first: Remade, last: Remade, differs: (sentence: string) => void): void {
  const [bookId, sequence, at] = [Number(head.book_id), Number(head.sequence), Number(head.at)]
  const stored = { at: Number(head.first_at), held: head.first_held, flow: plain(head.first_flow) }
  const texts = { bookId, sequence, at, hash: last.state.hash, held: head.held, flow: plain(head.flow), first: stored }
  const isLast = sequence === last.state.sequence && at === last.state.at && head.held === heldText(last.state.held)
  const isFirst = stored.at === first.state.at && stored.held === heldText(first.state.held)
  if (!isLast) differs(`the head of its states is not row ${last.state.sequence} with ${heldText(last.state.held)}`)
  else if (!isFirst) differs(`the first of its states is not ${heldText(first.state.held)}`)
  else if (!isFlow(head.flow, last) || !isFlow(head.first_flow, first))
    differs('the head of its states has other flows')
  else if (head.digest !== headDigest(texts)) differs('the head of its states does not have its digest')
}
