import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { verifyDatabase } from '@touchstone/server/start/verify/verify'
import type { Story } from './story.ts'

/**
 * Checks every receipt, verifies the books, and shows that nothing is left between them. Nobody has signed what operators
 * ordered: this story has none.
 */
export async function printProof({ house, events }: Story): Promise<void> {
  console.log('')
  for (const { row } of events) {
    const faults = checkReceipt(await house.receipt(row.bookId, row.sequence)).checks.filter(({ ok }) => !ok)
    if (faults.length > 0) throw new Error(`receipt ${row.bookId}-${row.sequence}: ${JSON.stringify(faults)}`)
  }
  console.log(`${events.length} receipts checked on their own, those of the house too: all hold`)
  const { differences, counts } = await verifyDatabase(house.sql, { withoutConsole: true })
  if (differences.length > 0) throw new Error(differences.join('\n'))
  const counted = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
  console.log(`verify: ${counted.join(', ')}: clean`)
  const [transit] = await house.sql<{ amount: string }[]>`
    select coalesce(trim_scale(sum(amount)), 0)::text as amount from ledger_entries where account = 'house:transit'`
  console.log(`between the books is ${transit?.amount}`)
  if (transit?.amount !== '0') throw new Error('what one book has sent another has not taken')
  const sums = await house.sql<{ currency: string; total: string }[]>`
    select currency, trim_scale(sum(amount))::text as total from ledger_entries group by currency order by currency`
  for (const { currency, total } of sums) console.log(`the sum of everything in ${currency} is ${total}`)
}
