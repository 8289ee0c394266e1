import type { Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { dayMs } from '../time.ts'
import { bondReceipts } from './bond-receipts.ts'
import { type Change, creditedBy, inOrder, moves, paidAgain, retold, shifted, type Texts } from './forging-bonds.ts'

/** A lie that no receipt shows to be one: what it would take to refuse it. */
export type Believed = { lie: string; forged: Receipt; takes: string }

type Fields = Record<string, unknown>

/**
 * Ways in which a house could cheat those who lend to an issuer, and its receipts hold all the same: what the bond's own book
 * says of itself, the receipt of a holder takes from one row of it.
 */
export function believedBonds(): Believed[] {
  const receipts = bondReceipts()
  const told = (name: string): Receipt => {
    const receipt = receipts[name]
    assert(receipt !== undefined, `there is an example ${name}`)
    return receipt
  }
  return [...ofTheSale(told), ...ofTheClose(told), ...ofPayments(told), ...ofCredits(told)]
}

function ofTheSale(told: (name: string) => Receipt): Believed[] {
  const lower = { dailyRate: '0.00001' }
  return [
    {
      lie: 'opens a bond for somebody at a rate that the settings do not have',
      takes: 'the terms in the signed command, or the opening checked against the settings of its time',
      forged: retold(told('bondRequested'), {
        armed: ({ reply }) => void Object.assign(reply, lower),
        row: ({ facts, reply }) => {
          for (const each of [facts['bondOffer'] as object, reply.order]) Object.assign(each, lower)
        },
      }),
    },
    {
      lie: 'opens a bond without days to think',
      takes: 'the same',
      forged: retold(told('bondRequested'), {
        armed: ({ reply }) => void Object.assign(reply, { closesAt: reply['subscribedUntil'] }),
        row: ({ facts, reply }) => {
          const offer = facts['bondOffer'] as Fields
          offer['closesAt'] = offer['subscribedUntil']
          reply.order['closesAt'] = offer['closesAt']
        },
      }),
    },
    {
      lie: 'declines somebody while units are left',
      takes: 'the row grant_declined as armed',
      forged: retold(told('bondDeclined'), {
        row: ({ command, reply }) => {
          for (const each of [command, reply]) each['left'] = '0'
        },
      }),
    },
  ]
}

function ofTheClose(told: (name: string) => Receipt): Believed[] {
  const [started, returned] = [told('bondStarted'), told('bondReturned')]
  const startDay = Number((JSON.parse(started.armed?.row.reply ?? '{}') as Fields)['startDay'])
  const at =
    (ms: number) =>
    ({ facts }: Pick<Texts, 'facts'>): void => {
      facts['at'] = startDay + ms
    }
  const counting = (units: number, raised: string): Change => {
    return (texts) => {
      texts.command['units'] = units
      Object.assign(texts.reply, { units, raised })
      if (texts.entries.length > 0) moves(texts, 'bond_raised', raised)
    }
  }
  return [
    {
      lie: 'lends the money to an issuer whose bond fell short, by a close that says it came about',
      takes: 'unitsMin in the order and in bond_closed',
      forged: retold(started, { armed: counting(3, '300') }),
    },
    {
      lie: 'returns a bond that came about, by a close that says it fell short',
      takes: 'the same',
      forged: retold(returned, { armed: counting(1_700, '170000') }),
    },
    {
      lie: 'starts before its owner had the days to think',
      takes: 'facts.at of the close, and of the row, not before closesAt',
      forged: retold(started, { armed: at(-3 * dayMs), row: at(-2 * dayMs) }),
    },
  ]
}

function ofPayments(told: (name: string) => Receipt): Believed[] {
  /** The payment that a holder is shown says something else of before, is in order by itself, and is credited. */
  const paid = (name: 'bondCreditedPart' | 'bondCredited', change: (reply: Fields, texts: Texts) => void): Receipt => {
    let reply: Fields = {}
    const paying = (texts: Texts): void => {
      change(texts.reply, texts)
      paidAgain(texts)
      reply = texts.reply
    }
    const honest = told(name)
    retold(honest, { armed: paying })
    return retold(honest, { armed: paying, row: (texts) => creditedBy(texts, reply) })
  }
  const days = (reply: Fields, name: string, by: number): void => {
    reply[name] = Number(reply[name]) + by * dayMs
  }
  return [
    {
      lie: 'counts the first payment as if interest had run from a day later',
      takes: 'payment 1 begins with startDay, no interest owed, and all of unit; startDay is closesAt',
      forged: paid('bondCreditedPart', (reply) => days(reply, 'interestThroughBefore', 1)),
    },
    {
      lie: 'begins the first payment as if half of it had come back',
      takes: 'the same',
      forged: paid('bondCreditedPart', (reply) => void (reply['principalLeftBefore'] = '50')),
    },
    {
      lie: 'lets interest run from ten days later than the bond started',
      takes: 'startDay of the payment is closesAt of the order',
      forged: paid('bondCreditedPart', (reply) => {
        days(reply, 'startDay', 10)
        days(reply, 'interestThroughBefore', 10)
        reply['lateSince'] = null
      }),
    },
    {
      lie: 'forgets two days of interest between two payments',
      takes: 'the payment before, or what came in all on each unit',
      forged: paid('bondCredited', (reply) => days(reply, 'interestThroughBefore', 2)),
    },
    {
      lie: 'says that the issuer sent less than is in escrow',
      takes: 'available is what the entries say that escrow held',
      forged: paid('bondCreditedPart', (reply) => shifted(reply, { available: '-10000' })),
    },
    {
      lie: 'shares the money of the issuer with as many units that nobody holds',
      takes: 'the units of bond_closed in the order',
      forged: paid('bondCreditedPart', (reply) => void (reply['units'] = 3_400)),
    },
    {
      lie: 'pays a month late, and says it was late from a day that never was due',
      takes: 'lateSince is a due day',
      forged: paid('bondCreditedPart', (reply) => void (reply['lateSince'] = -5)),
    },
  ]
}

function ofCredits(told: (name: string) => Receipt): Believed[] {
  return [
    {
      lie: 'never credits the interest of the payment before',
      takes: 'what came in all on each unit, in bond_paid; the rules refuse a payment that is passed over',
      forged: retold(told('bondCredited'), {
        row: inOrder((order) => shifted(order, { interest: '-120' })),
      }),
    },
    {
      lie: 'credits by a row of the bond that moved nothing',
      takes: 'the entries of armed are judged as those of its own receipt',
      forged: retold(told('bondCredited'), {
        armed: (texts) => {
          for (const kind of ['bond_interest_shared', 'bond_principal_shared']) moves(texts, kind, '0')
        },
      }),
    },
  ]
}
