import type { Sql } from '@touchstone/server/platform/database'
import { type Num, num, zero } from '../naive-model/numbers.ts'
import type { Auditor } from './auditor.ts'

/**
 * Between two steps, by postings and the text of the records alone: issuers owe what people have lent; and what bonds hold
 * and issuers have is what was lent, less the interest that people were paid.
 */
export async function auditBonds(sql: Sql, auditor: Auditor): Promise<string[]> {
  const bodies = await sql<{ body: string }[]>`select body from records where kind = 'bond_order'`
  let [lent, interest] = [zero, zero]
  for (const { body } of bodies) {
    const order = JSON.parse(body) as Record<'state' | 'amount' | 'principal' | 'interest', string>
    interest = interest.plus(order.interest)
    if (order.state === 'running') lent = lent.plus(order.amount).minus(order.principal)
    if (order.state === 'requested') return ['a bond order waits for its answer while nothing is under way']
  }
  const faults: string[] = []
  const products = houseHas(auditor, 'house:products')
  if (!products.neg().eq(lent)) faults.push(`people have lent ${lent.toString()}, issuers owe ${products.toString()}`)
  const bonds = await sql<{ id: bigint; state: string }[]>`select id, state from books where holder like 'pool %'`
  // Issuers of tokens have some of it.
  const raised = auditor.moved.get('raised_paid_out USDT') ?? zero
  let held = houseHas(auditor, 'house:clearing.issuers').minus(raised)
  for (const { id, state } of bonds) {
    const { pool } = JSON.parse(state) as { pool?: { purpose: string } }
    const accounts = auditor.books.get(Number(id))?.accounts
    if (pool?.purpose !== 'bond') continue
    held = held.plus(accounts?.get('escrow:USDT') ?? zero).plus(accounts?.get('proceeds:USDT') ?? zero)
  }
  if (!held.eq(lent.minus(interest)))
    faults.push(
      `bonds and issuers have ${held.toString()}; ${lent.toString()} is lent, ${interest.toString()} was paid`,
    )
  return faults
}

const houseHas = ({ house }: Auditor, account: string): Num => num(String(house.get(`real ${account} USDT`) ?? '0'))
