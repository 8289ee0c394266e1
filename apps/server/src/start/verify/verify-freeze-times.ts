import { recordedWithinMs } from '@touchstone/domain/receipts/check-facts'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { dayText } from '../../platform/day-text.ts'
import { checkOrDiffer, pages, type Verification } from './verification.ts'

type Row = { book_id: bigint; sequence: bigint; reply: string; checkpoint_at: bigint }

/** Replies begin with the first of their fields in the order of letters. */
const freezes = `
  select j.book_id, j.sequence, j.reply, c.at as checkpoint_at
  from journal j join batches b on b.id = j.batch_id join checkpoints c on c.id = b.checkpoint_id
  where (j.reply like '{"from":%' or j.reply like '{"kind":"product_resumed",%')
    and ($1::bigint is null or (j.book_id, j.sequence) > ($1, $2::bigint))
  order by j.book_id, j.sequence limit 1000`

/**
 * Whether each row that freezes a product or lets it go on was under a checkpoint before the first day that it decides on: one that
 * was written later, and dated back, could follow from what the day brought.
 */
export async function verifyFreezeTimes(verification: Verification): Promise<void> {
  const next = (last: Row): string[] => [String(last.book_id), String(last.sequence)]
  for await (const page of pages<Row>(verification, freezes, [null, null], next))
    for (const row of page) {
      const name = `row ${row.sequence} of book ${row.book_id}`
      await checkOrDiffer(verification, name, () => {
        const day = firstDayOf(row.reply)
        if (day === undefined || Number(row.checkpoint_at) <= day + recordedWithinMs) return
        verification.differs(
          `${name} decides on ${dayText(day)}, and came under a checkpoint when that day had begun: its time is only the house's word`,
        )
      })
    }
}

function firstDayOf(text: string): number | undefined {
  const reply = readReply(text)
  if (reply.kind === 'product_paused') return reply.from
  return reply.kind === 'product_resumed' ? reply.until : undefined
}
