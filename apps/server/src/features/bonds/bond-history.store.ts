import { dueDays, endOfTerm, interestFor } from '@touchstone/domain/bond-issues/bond-interest'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { dayMs } from '@touchstone/domain/time'
import type { bonds } from '@touchstone/wire/bonds'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import type { Sql } from '../../platform/database.ts'
import { dayText } from '../../platform/day-text.ts'
import type { BondBook } from './bond-books.store.ts'

type History = z.input<typeof bonds.bondHistory.reply>
type Movement = History['movements'][number]

/** What each unit is to be paid if every payment arrives in time; empty before it went ahead. */
function scheduleOf({ issue, pool }: BondBook): History['schedule'] {
  if (issue.startDay === 0) return []
  let through = issue.startDay
  return dueDays(issue).map((day) => {
    const interest = interestFor(issue.unit, issue.dailyRate, (day - through) / dayMs, pool.currency)
    through = day
    return {
      day: dayText(day),
      interestPerUnit: printDecimal(interest),
      principalPerUnit: printDecimal(day === endOfTerm(issue) ? issue.unit : 0n),
    }
  })
}

/** What a bond is to pay, what it has paid, and the money between it and its issuer. */
export async function readBondHistory(sql: Sql, bond: BondBook): Promise<History> {
  const rows = await sql<{ at: bigint; sequence: bigint; reply: string }[]>`
    select at, sequence, reply from journal where book_id = ${bond.bookId}
      and reply::json ->> 'kind' in ('bond_paid', 'issuer_paid', 'proceeds_paid_out')
    order by sequence desc`
  const payments: History['payments'] = []
  const movements: Movement[] = []
  for (const { at, sequence, reply: text } of rows) {
    const reply = readReply(text)
    const time = printWireTime(Number(at))
    if (reply.kind === 'bond_paid')
      payments.push({
        payment: reply.payment,
        day: dayText(reply.day),
        interestPerUnit: printDecimal(reply.interestPerUnit),
        principalPerUnit: printDecimal(reply.principalPerUnit),
        interestOwed: printDecimal(reply.interestOwed),
        principalLeft: printDecimal(reply.principalLeft),
        lateSinceDay: reply.lateSince === null ? null : dayText(reply.lateSince),
        time,
        bookId: bond.bookId,
        sequence: Number(sequence),
      })
    if (reply.kind === 'issuer_paid' || reply.kind === 'proceeds_paid_out') {
      const direction: Movement['direction'] = reply.kind === 'issuer_paid' ? 'from_issuer' : 'to_issuer'
      movements.push({ direction, amount: printDecimal(reply.amount), reference: reply.reference, time })
    }
  }
  return { schedule: scheduleOf(bond), payments, movements }
}
