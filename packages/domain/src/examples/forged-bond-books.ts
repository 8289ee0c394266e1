import type { Receipt } from '../receipts/receipt.ts'
import { dayMs } from '../time.ts'
import { bondReceipt } from './bond-receipts.ts'
import { type Change, creditedBy, inOrder, lie, moves, paidAgain, retold, shifted } from './forging-bonds.ts'
import { type Forgery, forgery } from './forging-house.ts'

type Fields = Record<string, unknown>

/** The receipt of a credit by a payment that says something else of before, is in order by itself, and is passed on. */
export function paidFrom(honest: Receipt, change: (reply: Fields) => void): Receipt {
  let paid: Fields = {}
  const armed: Change = (texts) => {
    change(texts.reply)
    paidAgain(texts)
    paid = texts.reply
  }
  retold(honest, { armed })
  return retold(honest, { armed, row: (texts) => creditedBy(texts, paid) })
}

/** Ways in which a house could write the book of a bond to the harm of those who hold it: their receipts show rows of it. */
export function forgedBondBooks(): Forgery[] {
  const [first, last] = [bondReceipt('bondCreditedPart'), bondReceipt('bondCredited')]
  const paid = (sentence: string, change: (reply: Fields) => void): Forgery =>
    forgery(sentence, 'postings', { honest: first, forged: paidFrom(first, change) })
  const later = (reply: Fields, name: string, days: number): void => {
    reply[name] = Number(reply[name]) + days * dayMs
  }
  return [
    ...forgedCloses(),
    paid('counts the first payment as if interest had run from a day later', (reply) =>
      later(reply, 'interestThroughBefore', 1),
    ),
    paid('begins the first payment as if half of it had come back', (reply) => {
      reply['principalLeftBefore'] = '50'
    }),
    paid('lets interest run from ten days later than the bond started', (reply) => {
      for (const name of ['startDay', 'interestThroughBefore']) later(reply, name, 10)
      reply['lateSince'] = null
    }),
    paid('says that the issuer sent less than is in escrow', (reply) => shifted(reply, { available: '-10000' })),
    paid('is late from a day that never was due', (reply) => {
      reply['lateSince'] = -5
    }),
    lie('never credits the interest of the payment before', 'postings', last, {
      row: inOrder((order) => shifted(order, { interest: '-120' })),
    }),
    lie('credits by a row of the bond that moved nothing', 'postings', last, {
      armed: (texts) => {
        for (const kind of ['bond_interest_shared', 'bond_principal_shared']) moves(texts, kind, '0')
      },
    }),
  ]
}

function forgedCloses(): Forgery[] {
  const [started, returned] = [bondReceipt('bondStarted'), bondReceipt('bondReturned')]
  const counting = (units: number, raised: string): Change => {
    return (texts) => {
      texts.command['units'] = units
      Object.assign(texts.reply, { units, raised })
      if (texts.entries.length > 0) moves(texts, 'bond_raised', raised)
    }
  }
  const earlier: Change = ({ facts }) => {
    facts['at'] = Number(facts['at']) - 3 * dayMs
  }
  const closing = (sentence: string, honest: Receipt, armed: Change, row?: Change): Forgery =>
    lie(sentence, 'postings', honest, row === undefined ? { armed } : { armed, row })
  return [
    closing('lends to an issuer whose bond fell short, and says it went ahead', started, counting(3, '300')),
    closing('returns a bond that went ahead, and says it fell short', returned, counting(1_700, '170000')),
    closing('starts before its owner had the days to think', started, earlier, earlier),
    closing('returns a bond before its time', returned, earlier, ({ facts, reply }) => {
      facts['at'] = Number(facts['at']) - 3 * dayMs
      reply.order['endedAt'] = facts['at']
    }),
  ]
}
