import { having } from '../books/book.ts'
import { named } from '../books/fact-kind.ts'
import { creditOf } from '../bonds/credit-bond.ts'
import { bondOfferFact } from '../bonds/bond-facts.ts'
import { agreementOf, type BondIssueReply, type IssueReplyOf } from '../bond-issues/bond-issue-commands.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import { decimal } from '../money/decimal.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { emptyStanding, standingPart } from '../restrictions/standing.ts'
import { readReply } from '../rulebook/read-row.ts'
import type { Command } from '../rulebook/nouns.ts'
import { dayMs } from '../time.ts'
import { type ExampleHouse, exampleHouse } from './example-house.ts'
import { exampleDay } from './example-strategy-days.ts'
import { exampleAgreement } from './example-agreement.ts'

const [issuer, person] = [4, 7] as const
const operators = [1, 2] as const
const product = 'orchard-30'
const noon = exampleDay - dayMs / 2

function houseOf(id: number, balance: string): ExampleHouse {
  const house = exampleHouse(new Map([['balance:USDT', decimal(balance)]]))
  const standing = { ...emptyStanding, riskAcknowledgedAt: 1 }
  const parts = id === person ? { parts: having(standingPart, standing) } : { accounts: new Map() }
  house.meddle((book) => ({ ...book, id, world: 'real', ...parts }))
  return house
}

const replyIn = <Kind extends BondIssueReply['kind']>({ reply }: JournalRow): IssueReplyOf<Kind> =>
  readReply(reply) as IssueReplyOf<Kind>

/** The books of a bond and of somebody who holds it, and what was done in them. */
export function bondHouse() {
  const [ofIssuer, ofPerson] = [houseOf(issuer, '0'), houseOf(person, '300000')]
  let openedRow: JournalRow | undefined
  const house = {
    ofIssuer,
    ofPerson,
    tell: (command: Command, at: number): JournalRow => ofIssuer.run(command, { at }),
    ask: (command: Command, at: number): JournalRow => ofPerson.run(command, { at }),
    open(at = noon): JournalRow {
      ofIssuer.run({ kind: 'make_pool', purpose: 'bond', product, currency: 'USDT' }, { at })
      openedRow = ofIssuer.run({ kind: 'open_bond', product, operators }, { at })
      return openedRow
    },
    offer() {
      if (openedRow === undefined) throw new Error('the bond was not opened')
      const opened = replyIn<'bond_opened'>(openedRow)
      const { subscribedUntil, closesAt } = opened
      return { ...agreementOf(opened), bookId: issuer, openedIn: openedRow.sequence, subscribedUntil, closesAt }
    },
    /** Subscribes, and is granted: the row that asked. */
    subscribe(units: number, at: number): JournalRow {
      const offered = named(bondOfferFact, house.offer())
      const asked = ofPerson.run(
        { kind: 'subscribe_bond', product, units, ...exampleAgreement },
        { at, named: offered },
      )
      const grant = {
        orderId: idOf(asked),
        orderBook: person,
        product,
        amount: decimal('100') * BigInt(units),
        owed: 0n,
      }
      ofIssuer.run({ kind: 'grant', ...grant }, { at: at + 1 })
      return asked
    },
    /** What the issuer has sent so many days after the start, and what each unit is paid of it. */
    pay(days: number, amount: string): JournalRow {
      const at = house.offer().closesAt + days * dayMs
      if (amount !== '0')
        house.tell(
          { kind: 'receive_from_issuer', product, amount: decimal(amount), reference: 'line-9', operators },
          at,
        )
      return house.tell({ kind: 'pay_bond', product, day: at }, at + 1_000)
    },
    credit(orderId: string, paid: JournalRow): JournalRow {
      const reply = replyIn<'bond_paid'>(paid)
      return house.ask({ ...creditOf(paid.sequence, reply), orderId }, reply.day + 2_000)
    },
  }
  return house
}

export const idOf = ({ bookId, sequence }: JournalRow): string => `${bookId}-${sequence}`

/** A receipt of each reply of a bond's book and of a holder's. */
export function bondReceipts(): Record<string, Receipt> {
  const house = bondHouse()
  const { ofIssuer, ofPerson, tell, ask } = house
  const bondOpened = house.open()
  const [kept, given, declined] = [100, 20, 30].map((units, index) =>
    house.subscribe(units, noon + 1_000 * (index + 1)),
  )
  if (kept === undefined || given === undefined || declined === undefined) throw new Error('three were subscribed')
  const bondConfirmed = ask({ kind: 'confirm_bond', orderId: idOf(kept) }, noon + 4_000)
  ask({ kind: 'confirm_bond', orderId: idOf(given) }, noon + 4_000)
  const answer = { orderId: idOf(declined), reason: 'sold_out', left: decimal('200') } as const
  const bondDeclined = ask({ kind: 'decline_bond', ...answer }, noon + 5_000)
  const bondWithdrawn = ask({ kind: 'withdraw_bond', orderId: idOf(given) }, noon + 6_000)
  for (const [orderId, units] of [
    [idOf(given), 20],
    [idOf(declined), 30],
  ] as const)
    tell({ kind: 'return_grant', orderId, amount: decimal('100') * BigInt(units), owed: 0n }, noon + 7_000)
  // Somebody else has the rest.
  const others = { orderId: '8-2', orderBook: 8, product, amount: decimal('160000'), owed: 0n } as const
  tell({ kind: 'grant', ...others }, noon + 8_000)
  const { closesAt } = house.offer()
  const bondClosed = tell({ kind: 'close_bond', product, units: 1_700 }, closesAt)
  const orderId = idOf(kept)
  const starting = { kind: 'start_bond', orderId, closedIn: bondClosed.sequence, startDay: closesAt } as const
  const bondStarted = ask(starting, closesAt + 1_000)
  const money = { product, amount: decimal('170000'), reference: 'line-1', operators }
  const proceedsPaidOut = tell({ kind: 'pay_out_proceeds', ...money }, closesAt + dayMs)
  const late = house.pay(30, '51000.5')
  const issuerPaid = ofIssuer.journal()[late.sequence - 2]
  if (issuerPaid === undefined) throw new Error('the issuer has paid')
  const bondCreditedPart = house.credit(orderId, late)
  const [stillLate] = [31, 32].map((days) => house.pay(days, '0'))
  if (stillLate === undefined) throw new Error('it is late')
  const rest = house.pay(33, '160000')
  const bondCredited = house.credit(orderId, rest)
  const ofIssue = {
    bondOpened,
    bondClosed,
    proceedsPaidOut,
    issuerPaid,
    bondPaidLate: late,
    bondPaidStillLate: stillLate,
    bondPaid: rest,
  }
  const ofHolder = { bondConfirmed, bondDeclined, bondWithdrawn }
  return {
    ...Object.fromEntries(Object.entries(ofIssue).map(([name, row]) => [name, ofIssuer.receiptOf(row)])),
    ...Object.fromEntries(Object.entries(ofHolder).map(([name, row]) => [name, ofPerson.receiptOf(row)])),
    bondRequested: ofPerson.receiptArmedBy(kept, bondOpened),
    bondStarted: ofPerson.receiptArmedBy(bondStarted, bondClosed),
    bondReturned: returnedReceipt(),
    bondCreditedPart: ofPerson.receiptArmedBy(bondCreditedPart, late),
    bondCredited: ofPerson.receiptArmedBy(bondCredited, rest),
  }
}

/** @throws without such an example. */
export function bondReceipt(name: string): Receipt {
  const receipt = bondReceipts()[name]
  assert(receipt !== undefined, `there is an example ${name}`)
  return receipt
}

/** Of a bond that fell short. */
function returnedReceipt(): Receipt {
  const house = bondHouse()
  house.open()
  const asked = house.subscribe(3, noon + 1_000)
  house.ask({ kind: 'confirm_bond', orderId: idOf(asked) }, noon + 2_000)
  const { closesAt } = house.offer()
  const closed = house.tell({ kind: 'close_bond', product, units: 3 }, closesAt)
  const returned = house.ask({ kind: 'return_bond', orderId: idOf(asked), closedIn: closed.sequence }, closesAt + 1_000)
  return house.ofPerson.receiptArmedBy(returned, closed)
}
