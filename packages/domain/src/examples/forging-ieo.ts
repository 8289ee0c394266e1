import { type IeoOrder, ieoOrderRecord } from '../ieo-orders/ieo-order.ts'
import { drawnOrder, givenOrder } from '../ieo-orders/outcome-of.ts'
import { priceOf, setAsideFor, tokensOf } from '../ieo-sales/ieo-agreement.ts'
import { decimal, type Money, printDecimal } from '../money/decimal.ts'
import type { Receipt, ReceiptCheckName } from '../receipts/receipt.ts'
import { type Change, type Changes, retold, type Texts } from './forging-bonds.ts'
import { type Forgery, forgery } from './forging-house.ts'

type Fields = Record<string, unknown>

/** An order that waits to be decided, for as many lots as the row names. */
function waiting({ reply }: Texts): IeoOrder {
  const read = Object.keys(ieoOrderRecord.decimals).map((name) => [name, decimal(reply.order[name] as string)])
  const order = { ...reply.order, ...Object.fromEntries(read) } as unknown as IeoOrder
  const fresh = { lotsWon: 0, payUntil: null, paid: 0n, returned: 0n, endedAt: null }
  return { ...order, ...fresh, setAside: setAsideFor(order, order.lots) }
}

/** Writes what became of the order. Of `also`: the amounts that a row moves besides. */
function outcome(texts: Texts, order: IeoOrder, also: readonly Moved[] = []): void {
  const written = Object.keys(ieoOrderRecord.decimals).map((name) => [
    name,
    printDecimal(order[name as keyof IeoOrder] as Money),
  ])
  texts.reply.order = { ...order, ...(Object.fromEntries(written) as Fields) }
  const back: Moved = ['ieo_returned', order.currency, 'frozen', 'balance', order.returned]
  const [paid, tokens] = also
  texts.entries = [paid, back, tokens].flatMap((each) =>
    each === undefined ? [] : [[each[0], each[1], each[2], each[3], printDecimal(each[4]), order.id] as const],
  ) as Texts['entries']
}

type Moved = readonly [kind: string, currency: string, from: string, to: string, amount: Money]

/** Gives the order its part by another allotment, and says so. */
export function givenBy(texts: Texts, { part, last }: Fields): void {
  Object.assign(texts.command, { part, last })
  const read = last as { fraction: string; id: string } | null
  const allotment = {
    part: decimal(part as string),
    last: read === null ? null : { ...read, fraction: decimal(read.fraction) },
  }
  const order = givenOrder(waiting(texts), allotment, Number(texts.facts['at']))
  outcome(texts, order, [
    ['ieo_cost', order.currency, 'frozen', 'house:transit', order.paid],
    ['ieo_tokens', order.token, 'house:transit', 'frozen', tokensOf(order, order.lotsWon)],
  ])
}

/** Says what the tickets have won by another draw. */
export function awardedBy(texts: Texts, drawn: Fields): void {
  const { draw, seed, above, upTo, payUntil } = drawn
  Object.assign(texts.command, { draw, seed, above, upTo, payUntil })
  texts.reply['draw'] = draw
  const before: IeoOrder = { ...waiting(texts), state: draw === 1 ? 'applied' : 'reserve' }
  const told = { draw, seed, above, upTo } as unknown as Parameters<typeof drawnOrder>[1]
  outcome(texts, drawnOrder(before, told, Number(texts.facts['at'])))
}

/** Says that this many lots were won, and pays for them. */
export function paidFor(texts: Texts, lotsWon: number): void {
  const order = waiting(texts)
  const [paid, deposit] = [priceOf(order, lotsWon), setAsideFor(order, lotsWon)]
  Object.assign(texts.reply.order, {
    lotsWon,
    paid: printDecimal(paid),
    returned: printDecimal(setAsideFor(order, order.lots) - deposit),
  })
  texts.entries = [
    ['ieo_cost', order.currency, 'frozen', 'house:transit', printDecimal(deposit), order.id],
    ['ieo_cost', order.currency, 'balance', 'house:transit', printDecimal(paid - deposit), order.id],
    ['ieo_tokens', order.token, 'house:transit', 'frozen', printDecimal(tokensOf(order, lotsWon)), order.id],
  ]
}

/** The sale's row says something else, in its command too where that names it. */
export const saying =
  (changed: Fields): Change =>
  ({ command, reply }) => {
    for (const [name, value] of Object.entries(changed)) {
      if (name in command) command[name] = value
      reply[name] = value
    }
  }

/** The row of the sale says something else, and the order follows it. `sealedAt`: where they are of a later time. */
export function followed(
  honest: Receipt,
  change: Change,
  follow: (texts: Texts, told: Fields) => void,
  sealedAt?: number,
): Receipt {
  let told: Fields = {}
  const armed: Change = (texts) => {
    change(texts)
    told = texts.reply
  }
  retold(honest, { armed })
  return retold(honest, { armed, row: (texts) => follow(texts, told) }, sealedAt)
}

/** A lie in which a row is of another time. */
export const lieAt = (
  sentence: string,
  honest: Receipt,
  { at, row = () => undefined }: { at: (order: Fields) => number; row?: Change },
): Forgery => {
  const { order } = JSON.parse(honest.journal.row.reply) as { order: Fields }
  const changes: Changes = {
    row(texts) {
      texts.facts['at'] = at(order)
      row(texts)
    },
  }
  return forgery(sentence, 'postings', { honest, forged: retold(honest, changes, at(order) + 1_000) })
}

/** Changes what several texts of rows say alike. */
export const inAll =
  (changed: Fields): Change =>
  ({ command, facts, reply }) => {
    const offer = facts['ieoOffer'] as Fields | undefined
    for (const [name, value] of Object.entries(changed))
      for (const each of [command, offer, reply, reply.order as Fields | undefined])
        if (each !== undefined && name in each) each[name] = value
  }

/** The faults that checks find, in the order of the checks. */
export const lacking = (sentence: string, honest: Receipt, also: readonly ReceiptCheckName[] = ['postings']): Forgery =>
  forgery(sentence, 'accepted', { honest, forged: { ...honest, armed: null }, also })
