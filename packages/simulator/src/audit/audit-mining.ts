import type { Sql } from '@touchstone/server/platform/database'
import { type Num, num, zero } from '../naive-model/numbers.ts'
import type { Auditor } from './auditor.ts'

type OrderText = Record<'state' | 'coin' | 'amount' | 'worn' | 'returned' | 'income', string>

/**
 * Between two steps, by postings and the text of the records alone: the coins that the house was given are in its books, but
 * for what machines have paid; and of each order what is used up, what came back and what is left make what was paid.
 */
export async function auditMining(sql: Sql, { house, books }: Auditor): Promise<string[]> {
  const bodies = await sql<{ id: string; body: string }[]>`
    select id, body from records where kind = 'miner_order' order by book_id, id`
  const paid = new Map<string, Num>()
  const faults: string[] = []
  for (const { id, body } of bodies) {
    const { state, coin, amount, worn, returned, income } = JSON.parse(body) as OrderText
    paid.set(coin, (paid.get(coin) ?? zero).plus(income))
    if (state === 'requested') faults.push(`machines ${id} wait for their answer while nothing is under way`)
    const isOver = state !== 'requested' && state !== 'held'
    const left = num(amount).minus(worn).minus(returned)
    if (isOver ? !left.isZero() : left.lt(0)) faults.push(`machines ${id}: ${left.toString()} of ${amount} is left`)
  }
  for (const [coin, income] of paid) {
    const given = num(String(house.get(`real house:clearing.sandbox-capital ${coin}`) ?? '0')).neg()
    let held = zero
    for (const { accounts } of books.values())
      for (const account of ['capital', 'escrow']) held = held.plus(accounts.get(`${account}:${coin}`) ?? zero)
    if (!held.plus(income).eq(given))
      faults.push(`${given.toString()} ${coin} were given; ${held.toString()} are there, ${income.toString()} was paid`)
  }
  return faults
}
