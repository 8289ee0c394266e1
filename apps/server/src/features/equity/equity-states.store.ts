import type { CourseState } from '@touchstone/domain/equity/equity-course'
import { courseSteps, stepEnd } from '@touchstone/domain/equity/equity-course'
import { heldText, readHeld } from '@touchstone/domain/equity/held-state'
import { lengthOf } from '@touchstone/domain/market/candle'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { Sql, Transaction } from '../../platform/database.ts'
import { createShortTurns } from '../../platform/short-turns.ts'
import { headDigest, stateDigest } from './state-digest.ts'

/** What a book holds after one of its rows, and the hash of that row. */
export type StateAfter = Omit<CourseState, 'since'> & { sequence: number; at: number; hash: string }
export type HeadState = StateAfter & { first: Omit<StateAfter, 'sequence' | 'hash'> }
export type EquityHead = HeadState & { digest: string }

type HeadColumns = {
  sequence: bigint
  at: bigint
  first_at: bigint
  first_held: string
  first_flow: string
  held: string
  flow: string
  digest: string
  hash: string | null
}

/** Up to where the states of a book are stored; `head` is undefined if somebody changed it in the database. */
export type StoredHead = { sequence: number; held: string; head: EquityHead | undefined }

/** PostgreSQL pads a numeric with zeros, which the digest does not cover. */
const canonical = (numeric: string): string => printDecimal(decimal(numeric))

/** Up to which row the states of a book are made; undefined where none is. */
export async function readHead(sql: Sql, bookId: number): Promise<StoredHead | undefined> {
  const [row] = await sql<HeadColumns[]>`
    select h.*, j.hash from equity_heads h left join journal j on j.book_id = h.book_id and j.sequence = h.sequence
    where h.book_id = ${bookId}`
  if (row === undefined) return undefined
  const { held, hash, digest, first_held: firstHeld } = row
  const [sequence, at, firstAt] = [Number(row.sequence), Number(row.at), Number(row.first_at)]
  const [flow, firstFlow] = [canonical(row.flow), canonical(row.first_flow)]
  const first = { at: firstAt, held: firstHeld, flow: firstFlow }
  const isIntact = hash !== null && digest === headDigest({ bookId, sequence, at, hash, held, flow, first })
  if (!isIntact) return { sequence, held, head: undefined }
  const state = { sequence, at, hash, held: readHeld(held), flow: decimal(flow) }
  const head = { ...state, first: { at: firstAt, held: readHeld(firstHeld), flow: decimal(firstFlow) }, digest }
  return { sequence, held, head }
}

/** A state at the end of a step. */
export type StepState = StateAfter & { stepMs: number; endsAt: number }

/** Prints each state once: several steps may share it. */
function createTexts(): (held: StateAfter['held']) => string {
  const texts = new Map<StateAfter['held'], string>()
  return (held) => {
    const text = texts.get(held) ?? heldText(held)
    texts.set(held, text)
    return text
  }
}

/**
 * Stores states and the head they lead to. If another session has stored rows after `before` meanwhile, nothing changes.
 * @returns the digest of the head.
 */
export async function storeStates(
  sql: Sql,
  bookId: number,
  { before, head, states }: { before: number; head: HeadState; states: readonly StepState[] },
): Promise<string> {
  const textOf = createTexts()
  const pause = createShortTurns()
  const digests: string[] = []
  for (const state of states) {
    digests.push(stateDigest({ ...state, bookId, held: textOf(state.held), flow: printDecimal(state.flow) }))
    await pause()
  }
  const { first } = head
  const firstTexts = { at: first.at, held: textOf(first.held), flow: printDecimal(first.flow) }
  const texts = { ...head, bookId, held: textOf(head.held), flow: printDecimal(head.flow), first: firstTexts }
  const digest = headDigest(texts)
  await sql`
    with moved as (
      insert into equity_heads as head (book_id, sequence, at, first_at, first_held, first_flow, held, flow, digest)
      values (${bookId}, ${head.sequence}, ${head.at}, ${first.at}, ${firstTexts.held}, ${firstTexts.flow},
        ${texts.held}, ${texts.flow}, ${digest})
      on conflict (book_id) do update set sequence = excluded.sequence, at = excluded.at, held = excluded.held,
        flow = excluded.flow, first_at = excluded.first_at, first_held = excluded.first_held,
        first_flow = excluded.first_flow, digest = excluded.digest
      where head.sequence = ${before} returning 1
    )
    insert into equity_states (book_id, step_ms, ends_at, sequence, held, flow, digest)
    select ${bookId}, made.* from moved cross join unnest(
      ${states.map(({ stepMs }) => stepMs)}::bigint[], ${states.map(({ endsAt }) => endsAt)}::bigint[],
      ${states.map(({ sequence }) => sequence)}::bigint[], ${states.map(({ held }) => textOf(held))}::text[],
      ${states.map(({ flow }) => printDecimal(flow))}::numeric[], ${digests}::text[])
      as made (step_ms, ends_at, sequence, held, flow, digest)
    on conflict (book_id, step_ms, ends_at) do update
      set sequence = excluded.sequence, held = excluded.held, flow = excluded.flow, digest = excluded.digest`
  return digest
}

/** Forgets the states of a book that do not lead to it, to be made from its journal once more. */
export async function forgetStates(sql: Sql, bookId: number): Promise<void> {
  await sql.begin(async (transaction: Transaction) => {
    await transaction`delete from equity_states where book_id = ${bookId}`
    await transaction`delete from equity_heads where book_id = ${bookId}`
  })
}

/** Until when the states of each step are kept: until the course has the next coarser points instead. */
export const keptSince = (now: number): { stepMs: number; since: number }[] =>
  courseSteps.map(({ interval, reachMs }, index) => {
    const coarser = courseSteps[index + 1]
    const since = coarser === undefined ? 0 : now - reachMs - lengthOf(coarser.interval)
    return { stepMs: lengthOf(interval), since }
  })

/** Drops the states that no course begins with any more. */
export async function dropOldStates(sql: Sql, bookId: number, now: number): Promise<void> {
  const kept = keptSince(now)
  await sql`
    delete from equity_states s
    using unnest(${kept.map(({ stepMs }) => stepMs)}::bigint[], ${kept.map(({ since }) => since)}::bigint[])
      as kept (step_ms, since)
    where s.book_id = ${bookId} and s.step_ms = kept.step_ms and s.ends_at < kept.since`
}

/** A state as it stands at the ends of the steps that its row belongs to. */
export const stepsOf = (state: StateAfter): StepState[] =>
  courseSteps.map((step) => ({ ...state, stepMs: lengthOf(step.interval), endsAt: stepEnd(step, state.at) }))
