import { isInterestDay } from '@touchstone/domain/bond-issues/bond-interest'
import type { IssueReplyOf } from '@touchstone/domain/bond-issues/bond-issue-commands'
import { creditOf } from '@touchstone/domain/bonds/credit-bond'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { dayMs, dayStart } from '@touchstone/domain/time'
import type { Executor } from '../../executor/executor.ts'
import type { Outcome } from '../../executor/submission.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { DayJob } from '../../house/schedules/schedules.ts'
import type { Sql } from '../../platform/database.ts'
import { replyUnder } from '../ledger/journal-page.ts'
import { type BondBook, findBondBook, readBondBooks } from './bond-books.store.ts'
import { createCatchUp } from './catch-up.ts'
import { type OrderOfBond, ordersOfBond, subscribedUnits } from './bond-orders.store.ts'

/** How many orders are sent at a time: a command of somebody who trades waits for a part at most. Our choice. */
const partMax = 32

/** What an issuer of a sandbox does at a midnight: its own money, which nobody else has. */
export type PlayIssuers = (bond: BondBook, midnight: number) => readonly { key: string; command: HouseCommand }[]

/**
 * What the midnight at which a day ends brings to each bond: it goes ahead or falls short, or it pays what is due; then every
 * order of it starts, returns or is credited. What was done before a crash is found done under its key.
 */
export function bondDayJob({
  sql,
  submit,
  decisionTime,
  playIssuers,
}: {
  sql: Sql
  submit: Executor['submit']
  decisionTime: HousePort['decisionTime']
  /** `none` in a live house, where issuers pay by the bank. */
  playIssuers: PlayIssuers | 'none'
}): DayJob {
  async function send(
    bookId: number,
    key: string,
    command: HouseCommand,
  ): Promise<(Outcome & { kind: 'done' | 'refused' }) | undefined> {
    const outcome = await submit({ bookId, key, command })
    if (outcome.kind === 'done') return outcome
    if (outcome.kind !== 'refused') return undefined
    if (outcome.refusal.kind !== 'not_due') throw new Error(`${key} was refused: ${outcome.refusal.kind}`)
    return outcome
  }

  /** Sends a command to each order of a bond in a state, in parts; whether all were done. */
  async function eachOrder(
    wanted: Parameters<typeof ordersOfBond>[1],
    keyOf: (order: OrderOfBond) => string,
    commandOf: (orderId: string) => HouseCommand,
  ): Promise<boolean> {
    let after: OrderOfBond | undefined
    for (;;) {
      const part = await ordersOfBond(sql, wanted, after, partMax)
      const sent = await Promise.all(part.map((order) => send(order.bookId, keyOf(order), commandOf(order.id))))
      if (sent.some((outcome) => outcome?.kind !== 'done')) return false
      if (part.length < partMax) return true
      after = part.at(-1)
    }
  }

  /** Ends a subscription whose time to think is over. */
  async function close({ bookId, pool, issue }: BondBook, midnight: number): Promise<boolean> {
    if (issue.state !== 'open' || issue.closesAt > midnight) return true
    const { product } = pool
    const { units, waiting } = await subscribedUnits(sql, product)
    if (waiting > 0) return false
    // A share that was given back may still be on its way: then it is not due, and comes again.
    return (await send(bookId, `close-bond:${product}`, { kind: 'close_bond', product, units }))?.kind === 'done'
  }

  /** Starts or returns what was subscribed, once the bond says which. */
  async function startOrReturn({ bookId, pool, issue }: BondBook): Promise<boolean> {
    if (issue.state === 'none' || issue.state === 'open') return true
    const row = await replyUnder(sql, bookId, `close-bond:${pool.product}`)
    if (row === undefined) throw new Error(`bond ${pool.product} was closed without a record`)
    const { startDay } = issue
    const closedIn = row.sequence
    const wanted = { product: pool.product, state: 'subscribed', payments: 1 } as const
    return issue.state === 'failed'
      ? eachOrder(
          wanted,
          ({ id }) => `return-bond:${id}`,
          (orderId) => ({ kind: 'return_bond', orderId, closedIn }),
        )
      : eachOrder(
          wanted,
          ({ id }) => `start-bond:${id}`,
          (orderId) => ({ kind: 'start_bond', orderId, closedIn, startDay }),
        )
  }

  /** Pays what is due at a midnight, and credits every order with its units. */
  async function pay({ bookId, pool, issue }: BondBook, midnight: number): Promise<boolean> {
    const { product } = pool
    const key = `pay-bond:${product}:${midnight}`
    // One that this midnight has repaid may still have orders to credit.
    const isPaying = issue.state === 'running' || (await replyUnder(sql, bookId, key)) !== undefined
    if (!isPaying) return true
    const outcome = await send(bookId, key, { kind: 'pay_bond', product, day: midnight })
    if (outcome === undefined) return false
    // Nothing is due, or nothing is there to pay it with; a due date is counted in any case.
    if (outcome.kind === 'refused') return !isInterestDay(issue, midnight) || midnight <= issue.interestThrough
    const paid = readReply(outcome.reply) as IssueReplyOf<'bond_paid'>
    if (paid.interestPerUnit + paid.principalPerUnit === 0n) return true
    const credit = creditOf(outcome.sequence, paid)
    const { payment } = paid
    return eachOrder(
      { product, state: 'running', payments: payment },
      ({ id }) => `credit-bond:${id}:${payment}`,
      (orderId) => ({ ...credit, orderId }),
    )
  }

  async function runOne({ bookId, pool: { product } }: BondBook, midnight: number): Promise<boolean> {
    const present = async (): Promise<BondBook> => {
      const found = await findBondBook(sql, product)
      if (found === undefined) throw new Error(`${product} is no bond any more`)
      return found
    }
    if (!(await close(await present(), midnight)) || !(await startOrReturn(await present()))) return false
    if (playIssuers !== 'none')
      for (const { key, command } of playIssuers(await present(), midnight))
        if ((await send(bookId, key, command)) === undefined) return false
    return pay(await present(), midnight)
  }

  const catchUp = createCatchUp(runOne)
  return {
    name: 'bonds',
    async run(day, now) {
      const from = day + dayMs
      // Nothing is decided any more as of a time before it: what is given back later comes too late.
      const newest = dayStart(Math.min(now, decisionTime()))
      return newest >= from && catchUp(await readBondBooks(sql), { from, newest })
    },
  }
}
