import { recordedWithinMs } from '@touchstone/domain/receipts/check-facts'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { dayText } from '../../platform/day-text.ts'
import { checkOrDiffer, pages, type Verification } from './verification.ts'

type Row = { book_id: bigint; sequence: bigint; reply: string; checkpoint_at: bigint }

/** Replies begin with the first of their fields in the order of letters. */
const timed = `
  select j.book_id, j.sequence, j.reply, c.at as checkpoint_at
  from journal j join batches b on b.id = j.batch_id join checkpoints c on c.id = b.checkpoint_id
  where (j.reply like '{"from":%' or j.reply like '{"kind":"product_resumed",%'
      or j.reply like '{"cap":%,"kind":"ieo_listed",%')
    and ($1::bigint is null or (j.book_id, j.sequence) > ($1, $2::bigint))
  order by j.book_id, j.sequence limit 1000`

/**
 * Whether each row that had to stand before a time was under a checkpoint by then. One that freezes a product or lets it go on, and
 * was written later and dated back, could follow from what the day brought; one that lists a token keeps what was due to be paid back.
 */
export async function verifyRowTimes(verification: Verification): Promise<void> {
  const next = (last: Row): string[] => [String(last.book_id), String(last.sequence)]
  for await (const page of pages<Row>(verification, timed, [null, null], next))
    for (const row of page) {
      const name = `row ${row.sequence} of book ${row.book_id}`
      await checkOrDiffer(verification, name, () => {
        const due = dueOf(row.reply)
        if (due === undefined || Number(row.checkpoint_at) <= due.before + recordedWithinMs) return
        verification.differs(
          `${name} ${due.does} ${dayText(due.before)}, and came under a checkpoint when that day had begun: its time is only the house's word`,
        )
      })
    }
}

/** Before which midnight a row had to stand, and what it does with that day; undefined where nothing asks for it. */
function dueOf(text: string): { before: number; does: string } | undefined {
  const reply = readReply(text)
  if (reply.kind === 'product_paused') return { before: reply.from, does: 'decides on' }
  if (reply.kind === 'product_resumed') return { before: reply.until, does: 'decides on' }
  if (reply.kind !== 'ieo_listed' || reply.listBy === undefined) return undefined
  return { before: reply.listBy, does: 'lists a token that had to be listed before' }
}
