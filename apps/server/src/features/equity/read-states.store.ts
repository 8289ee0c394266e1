import { courseSteps, type CourseState } from '@touchstone/domain/equity/equity-course'
import { readHeld } from '@touchstone/domain/equity/held-state'
import { lengthOf } from '@touchstone/domain/market/candle'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { Sql } from '../../platform/database.ts'
import { createShortTurns } from '../../platform/short-turns.ts'
import { stateDigest } from './state-digest.ts'

type StateColumns = {
  step_ms: bigint
  ends_at: bigint
  sequence: bigint
  held: string
  flow: string
  digest: string
  hash: string | null
}

/** What a book held before a stretch of time, undefined before its first row, and at the ends of steps in it. */
export type ReadStates = { before: CourseState | undefined; within: CourseState[] }

/** A state whose digest does not match: somebody has changed it in the database. */
export type AlteredState = { altered: { stepMs: number; endsAt: number; sequence: number; held: string } }

/** What a book held at a moment, and at the ends of later steps in which it changed. */
export async function readStates(
  sql: Sql,
  bookId: number,
  { from, to, stepMs }: { from: number; to: number; stepMs: number },
): Promise<ReadStates | AlteredState> {
  const steps = courseSteps.map(({ interval }) => lengthOf(interval))
  const before = await sql<StateColumns[]>`
    select last.*, j.hash from unnest(${steps}::bigint[]) as step (ms) cross join lateral (
      select * from equity_states
      where book_id = ${bookId} and step_ms = step.ms and ends_at <= ${from} order by ends_at desc limit 1
    ) as last left join journal j on j.book_id = last.book_id and j.sequence = last.sequence
    order by last.sequence desc limit 1`
  const within = await sql<StateColumns[]>`
    select s.*, j.hash from equity_states s left join journal j on j.book_id = s.book_id and j.sequence = s.sequence
    where s.book_id = ${bookId} and s.step_ms = ${stepMs} and s.ends_at > ${from} and s.ends_at <= ${to}
    order by s.ends_at`
  const pause = createShortTurns()
  const states: CourseState[] = []
  for (const row of [...before, ...within]) {
    const [stepLength, endsAt, sequence] = [Number(row.step_ms), Number(row.ends_at), Number(row.sequence)]
    const { held, hash, digest } = row
    const flow = decimal(row.flow)
    const texts = { bookId, stepMs: stepLength, endsAt, sequence, held, flow: printDecimal(flow) }
    if (hash === null || digest !== stateDigest({ ...texts, hash }))
      return { altered: { stepMs: stepLength, endsAt, sequence, held } }
    states.push({ since: endsAt, held: readHeld(held), flow })
    await pause()
  }
  return { before: before.length === 0 ? undefined : states[0], within: states.slice(before.length) }
}

/** What a course has to be made of: rows without states, bytes of states, and the head that these lead to. */
export type Stored = { rows: number; bytes: number; head: { digest: string; firstAt: number } | undefined }

export async function readStored(
  sql: Sql,
  bookId: number,
  range: (firstAt: number) => { from: number; stepMs: number },
): Promise<Stored> {
  const [row] = await sql<{ sequence: bigint; head: bigint | null; first_at: bigint | null; digest: string | null }[]>`
    select b.sequence, h.sequence as head, h.first_at, h.digest
    from books b left join equity_heads h on h.book_id = b.id where b.id = ${bookId}`
  const rows = Math.max(0, Number(row?.sequence ?? 0n) - Number(row?.head ?? 0n))
  if (row?.digest == null || row.first_at === null) return { rows, bytes: 0, head: undefined }
  const firstAt = Number(row.first_at)
  const { from, stepMs } = range(firstAt)
  const [size] = await sql<{ bytes: bigint }[]>`
    select coalesce(sum(octet_length(held)), 0)::bigint as bytes from equity_states
    where book_id = ${bookId} and step_ms = ${stepMs} and ends_at > ${from}`
  return { rows, bytes: Number(size?.bytes ?? 0n), head: { digest: row.digest, firstAt } }
}
