import { type OwedPerUnit, paymentAt } from '../bond-issues/bond-interest.ts'
import { canonicalText } from '../ledger/canonical.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import { decimal, type Money, printDecimal, type Rate } from '../money/decimal.ts'
import type { Receipt, ReceiptCheckName } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { anchoredAgain } from './anchored-again.ts'
import { type Forgery, forgery } from './forging-house.ts'

type Fields = Record<string, unknown>
type Entry = [kind: string, currency: string, from: string, to: string, amount: string, subject: string]
export type Texts = { command: Fields; facts: Fields; reply: Fields & { order: Fields }; entries: Entry[] }
export type Change = (texts: Texts) => void
export type Changes = { row?: Change; accepted?: Change; armed?: Change }

/** The receipt with rows that say something else: balances follow from the amounts, and every hash is in order again. */
export function retold(receipt: Receipt, changes: Changes, sealedAt?: number): Receipt {
  const changed = (row: JournalRow | undefined, change: Change | undefined) =>
    row === undefined || change === undefined ? {} : retoldRow(row, change)
  const { journal, accepted, armed } = receipt
  return anchoredAgain(receipt, {
    row: changed(journal.row, changes.row),
    accepted: changed(accepted?.row, changes.accepted),
    armed: changed(armed?.row, changes.armed),
    checkpoint: sealedAt === undefined ? {} : { at: sealedAt },
  })
}

/** A lie in which rows say something else. */
export const lie = (
  sentence: string,
  refusedBy: ReceiptCheckName,
  honest: Receipt,
  changes: Changes,
  also: readonly ReceiptCheckName[] = [],
): Forgery => forgery(sentence, refusedBy, { honest, forged: retold(honest, changes), also })

/** Changes the order of a holder. */
export const inOrder =
  (change: (order: Fields) => void): Change =>
  ({ reply }) =>
    change(reply.order)

/** What a row says after a change: its hash is not in order yet. */
export function retoldRow(row: JournalRow, change: Change): Partial<JournalRow> {
  const read = (text: string): unknown => JSON.parse(text)
  const entries = read(row.entries) as Entry[]
  const texts = {
    command: read(row.command),
    facts: read(row.facts),
    reply: read(row.reply),
    entries: read(row.entries) as Entry[],
  } as Texts
  change(texts)
  return {
    at: Number(texts.facts['at']),
    command: written(texts.command),
    facts: written(texts.facts),
    reply: written(texts.reply),
    entries: written(settled(entries, texts.entries)),
  }
}

const written = (value: unknown): string => canonicalText(value as never)

/** The entries with what the accounts of the book hold after each, as it was before them. */
function settled(honest: readonly Entry[], forged: readonly Entry[]): unknown[] {
  const held = new Map<string, Money>()
  for (const entry of honest as readonly (readonly (string | null)[])[]) {
    const [, currency, from, to, amount, , fromAfter, toAfter] = entry
    const moved = decimal(amount ?? '0')
    const [source, target] = [`${from}:${currency}`, `${to}:${currency}`]
    if (fromAfter && !held.has(source)) held.set(source, decimal(fromAfter) + moved)
    if (toAfter && !held.has(target)) held.set(target, decimal(toAfter) - moved)
  }
  const after = (account: string, currency: string, moved: Money): string | null => {
    if (account.startsWith('house:')) return null
    const key = `${account}:${currency}`
    const left = (held.get(key) ?? 0n) + moved
    held.set(key, left)
    return printDecimal(left)
  }
  return forged
    .filter(([, , , , amount]) => decimal(amount) !== 0n)
    .map(([kind, currency, from, to, amount, subject]) => {
      const moved = decimal(amount)
      return [kind, currency, from, to, amount, subject, after(from, currency, -moved), after(to, currency, moved)]
    })
}

/** Moves another amount in an entry of this kind. */
export function moves({ entries }: Texts, kind: string, amount: string): void {
  const entry = entries.find(([each]) => each === kind)
  assert(entry !== undefined, `the row has an entry ${kind}`)
  entry[4] = amount
}

/** Changes decimals of a structure by so much each. */
export function shifted(fields: Fields, by: Readonly<Record<string, string>>): void {
  for (const [name, change] of Object.entries(by))
    fields[name] = printDecimal(decimal(fields[name] as string) + decimal(change))
}

type Terms = Parameters<typeof paymentAt>[1]

/** Counts a payment again from what it says of before, so that it is in order by itself, and moves what it shares. */
export function paidAgain(texts: Texts): void {
  const { reply } = texts
  const valueOf = (name: string): Money => decimal(reply[name] as string)
  const owed: OwedPerUnit = {
    interestOwed: valueOf('interestOwedBefore'),
    principalLeft: valueOf('principalLeftBefore'),
    interestThrough: Number(reply['interestThroughBefore']),
  }
  const dailyRate: Rate = valueOf('dailyRate')
  const terms = { ...reply, dailyRate } as unknown as Terms
  const [units, day] = [Number(reply['units']), Number(reply['day'])]
  const paid = paymentAt(owed, terms, { day, available: valueOf('available'), units })
  const { interestThrough, ...amounts } = paid
  const interestPaid = valueOf('interestPaid') - valueOf('interestPerUnit') + paid.interestPerUnit
  reply['interestPaid'] = printDecimal(interestPaid)
  for (const [name, amount] of Object.entries(amounts)) reply[name] = printDecimal(amount)
  reply['interestThrough'] = interestThrough
  sharesAgain(texts)
}

/** Moves what the units are paid by the reply. */
export function sharesAgain(texts: Texts): void {
  const { reply } = texts
  const forAll = (name: string): string => printDecimal(decimal(reply[name] as string) * BigInt(Number(reply['units'])))
  const of = { interest: 'interestPerUnit', principal: 'principalPerUnit' } as const
  for (const [what, name] of Object.entries(of))
    if (texts.entries.some(([kind]) => kind === `bond_${what}_shared`))
      moves(texts, `bond_${what}_shared`, forAll(name))
}

/** Credits a holder by a payment as this one says, and nothing else. */
export function creditedBy(texts: Texts, paid: Fields): void {
  const { command, reply } = texts
  const { order } = reply
  const units = BigInt(Number(order['units']))
  const times = (name: string): Money => decimal(paid[name] as string) * units
  const told = ['payment', 'interestPerUnit', 'principalPerUnit', 'interestPaid', 'principalLeft']
  for (const name of told) command[name] = paid[name]
  const [interest, principal] = [times('interestPerUnit'), times('principalPerUnit')]
  Object.assign(reply, { interest: printDecimal(interest), principal: printDecimal(principal) })
  Object.assign(order, {
    payments: paid['payment'],
    startDay: paid['startDay'],
    interest: printDecimal(times('interestPaid')),
    principal: printDecimal(decimal(order['amount'] as string) - times('principalLeft')),
  })
  moves(texts, 'bond_interest', printDecimal(interest))
  moves(texts, 'bond_principal', printDecimal(principal))
}
