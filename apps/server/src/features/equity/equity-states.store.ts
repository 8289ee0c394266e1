import type { CourseState } from '@touchstone/domain/equity/equity-course'
import { courseSteps, stepEnd } from '@touchstone/domain/equity/equity-course'
import { heldText, readHeld } from '@touchstone/domain/equity/held-state'
import { lengthOf } from '@touchstone/domain/market/candle'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { Sql, Transaction } from '../../platform/database.ts'

/** What a book holds after one of its rows. */
export type StateAfter = Omit<CourseState, 'since'> & { sequence: number; at: number }
export type EquityHead = StateAfter & { first: Omit<StateAfter, 'sequence'> }

type HeadColumns = {
  sequence: bigint
  at: bigint
  first_at: bigint
  first_held: string
  first_flow: string
  held: string
  flow: string
}

/** Up to which row the states of a book are made; undefined where none is. @throws if they cannot be read. */
export async function readHead(sql: Sql, bookId: number): Promise<EquityHead | undefined> {
  const [row] = await sql<HeadColumns[]>`select * from equity_heads where book_id = ${bookId}`
  if (row === undefined) return undefined
  return {
    sequence: Number(row.sequence),
    at: Number(row.at),
    held: readHeld(row.held),
    flow: decimal(row.flow),
    first: { at: Number(row.first_at), held: readHeld(row.first_held), flow: decimal(row.first_flow) },
  }
}

/** A state at the end of a step. */
export type StepState = StateAfter & { stepMs: number; endsAt: number }

/** Stores where the making of states has come to. Where another session has gone on from `before` meanwhile, nothing changes. */
export async function storeStates(
  sql: Sql,
  bookId: number,
  { before, head, states }: { before: number; head: EquityHead; states: readonly StepState[] },
): Promise<void> {
  const texts = new Map<StateAfter['held'], string>()
  const textOf = (held: StateAfter['held']): string => {
    const text = texts.get(held) ?? heldText(held)
    texts.set(held, text)
    return text
  }
  const { first } = head
  await sql`
    with moved as (
      insert into equity_heads as head (book_id, sequence, at, first_at, first_held, first_flow, held, flow)
      values (${bookId}, ${head.sequence}, ${head.at}, ${first.at}, ${textOf(first.held)}, ${printDecimal(first.flow)},
        ${textOf(head.held)}, ${printDecimal(head.flow)})
      on conflict (book_id) do update set sequence = excluded.sequence, at = excluded.at, held = excluded.held,
        flow = excluded.flow, first_at = excluded.first_at, first_held = excluded.first_held,
        first_flow = excluded.first_flow
      where head.sequence = ${before} returning 1
    )
    insert into equity_states (book_id, step_ms, ends_at, sequence, held, flow)
    select ${bookId}, made.* from moved cross join unnest(
      ${states.map(({ stepMs }) => stepMs)}::bigint[], ${states.map(({ endsAt }) => endsAt)}::bigint[],
      ${states.map(({ sequence }) => sequence)}::bigint[], ${states.map(({ held }) => textOf(held))}::text[],
      ${states.map(({ flow }) => printDecimal(flow))}::numeric[]) as made (step_ms, ends_at, sequence, held, flow)
    on conflict (book_id, step_ms, ends_at) do update
      set sequence = excluded.sequence, held = excluded.held, flow = excluded.flow`
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

type StateColumns = { ends_at: bigint; held: string; flow: string }

const stateFrom = ({ ends_at, held, flow }: StateColumns): CourseState => ({
  since: Number(ends_at),
  held: readHeld(held),
  flow: decimal(flow),
})

/** What a book held at a moment, undefined before its first row, and at the ends of later steps in which it changed. */
export async function readStates(
  sql: Sql,
  bookId: number,
  { from, to, stepMs }: { from: number; to: number; stepMs: number },
): Promise<{ before: CourseState | undefined; within: CourseState[] }> {
  const steps = courseSteps.map(({ interval }) => lengthOf(interval))
  const [before] = await sql<StateColumns[]>`
    select last.* from unnest(${steps}::bigint[]) as step (ms) cross join lateral (
      select ends_at, held, flow, sequence from equity_states
      where book_id = ${bookId} and step_ms = step.ms and ends_at <= ${from} order by ends_at desc limit 1
    ) as last order by last.sequence desc limit 1`
  const within = await sql<StateColumns[]>`
    select ends_at, held, flow from equity_states
    where book_id = ${bookId} and step_ms = ${stepMs} and ends_at > ${from} and ends_at <= ${to} order by ends_at`
  return { before: before && stateFrom(before), within: within.map(stateFrom) }
}

/** A state as it stands at the ends of the steps that its row belongs to. */
export const stepsOf = (state: StateAfter): StepState[] =>
  courseSteps.map((step) => ({ ...state, stepMs: lengthOf(step.interval), endsAt: stepEnd(step, state.at) }))
