import type { Receipt } from '../receipts/receipt.ts'
import { dayMs } from '../time.ts'
import { anchoredAgain } from './anchored-again.ts'
import { bondReceipt } from './bond-receipts.ts'
import { forgedBondBooks } from './forged-bond-books.ts'
import { forgedBondPayments } from './forged-bond-payments.ts'
import { forgedBondRequests } from './forged-bond-requests.ts'
import { type Change, type Changes, inOrder, lie, moves, retold, shifted, type Texts } from './forging-bonds.ts'
import { type Forgery, forgery } from './forging-house.ts'

/** Every way in which a house could cheat those who lend to an issuer. */
export function forgedBonds(): Forgery[] {
  const told = bondReceipt
  return [
    ...forgedSubscriptions(told('bondRequested')),
    ...forgedAnswers(told('bondConfirmed'), told('bondDeclined')),
    ...forgedWithdrawals(told('bondWithdrawn')),
    ...forgedStarts(told('bondStarted'), told('bondReturned')),
    ...forgedBondPayments(told),
    ...forgedBondRequests(told),
    ...forgedBondBooks(),
  ]
}

function forgedSubscriptions(honest: Receipt): Forgery[] {
  const { armed } = honest
  const offered = (changed: Readonly<Record<string, unknown>>): Change => {
    return ({ facts, reply }) => {
      Object.assign(facts['bondOffer'] as object, changed)
      Object.assign(reply.order, changed)
    }
  }
  return [
    lie('takes twice as many units as were asked for', 'postings', honest, {
      row: (texts) => {
        Object.assign(texts.reply.order, { units: 200, amount: '20000' })
        moves(texts, 'bond_requested', '20000')
      },
    }),
    lie('takes more for each unit than it costs', 'postings', honest, {
      row: (texts) => {
        texts.reply.order['amount'] = '10001'
        moves(texts, 'bond_requested', '10001')
      },
    }),
    lie('sells at a lower rate than the bond was opened with', 'postings', honest, {
      row: offered({ dailyRate: '0.0002' }),
    }),
    lie('sells a longer term than the bond was opened with', 'postings', honest, { row: offered({ termDays: 300 }) }),
    lie('shows one rate, and sells at another', 'postings', honest, {
      row: inOrder((order) => {
        order['dailyRate'] = '0.0002'
      }),
    }),
    lie('leaves less time to give it back', 'postings', honest, {
      row: ({ facts, reply }) => {
        const offer = facts['bondOffer'] as { closesAt: number }
        offer.closesAt -= 2 * dayMs
        reply.order['closesAt'] = offer.closesAt
      },
    }),
    lie('sells after the subscription was over', 'postings', honest, {
      armed: ({ reply, facts }) => {
        reply['subscribedUntil'] = Number(facts['at']) + 1_000
      },
      row: ({ facts }) => {
        const offer = facts['bondOffer'] as { subscribedUntil: number }
        offer.subscribedUntil = Number(facts['at'])
      },
    }),
    lie('sells the units of a bond that nobody asked for', 'postings', honest, {
      row: ({ command }) => {
        command['product'] = 'harbor-90'
      },
    }),
    lie('shows the opening of another bond', 'accepted', honest, {
      row: ({ facts, reply }) => {
        Object.assign(facts['bondOffer'] as object, { openedIn: 9 })
        reply.order['openedIn'] = 9
      },
    }),
    forgery('does not show on which terms the bond was opened', 'accepted', {
      honest,
      forged: { ...honest, armed: null },
      also: ['postings'],
    }),
    forgery('shows terms that were written down later', 'accepted', {
      honest,
      forged: anchoredAgain(honest, {
        armed: { at: (armed?.row.at ?? 0) + dayMs, facts: later(armed?.row.facts ?? '', dayMs) },
        checkpoint: { at: honest.journal.row.at + dayMs },
      }),
    }),
  ]
}

const later = (facts: string, ms: number): string =>
  facts.replace(/"at":(\d+)/, (_, at: string) => `"at":${Number(at) + ms}`)

function forgedAnswers(confirmed: Receipt, declined: Receipt): Forgery[] {
  return [
    lie('grants fewer units than were paid for', 'postings', confirmed, {
      row: inOrder((order) => {
        order['units'] = 50
      }),
    }),
    lie('lowers the rate as it grants the units', 'postings', confirmed, {
      row: inOrder((order) => {
        order['dailyRate'] = '0.0002'
      }),
    }),
    lie(
      'starts the interest of a bond as it grants units, and lends the money at once',
      'entries',
      confirmed,
      {
        row: (texts) => {
          const id = String(texts.reply.order['id'])
          texts.entries.push(['bond_started', 'USDT', 'frozen', 'invested', '10000', id])
        },
      },
      ['postings'],
    ),
    lie('keeps a part of what it declined', 'postings', declined, {
      row: (texts) => moves(texts, 'bond_declined', '2999'),
    }),
    lie('declines for another reason than the bond gave', 'postings', declined, {
      row: ({ reply }) => {
        reply['left'] = '0'
      },
    }),
    lie('declines the order of somebody else', 'postings', declined, {
      row: ({ command }) => {
        command['orderId'] = '7-9'
      },
    }),
  ]
}

function forgedWithdrawals(honest: Receipt): Forgery[] {
  return [
    forgery('gives back a subscription after the bond had gone ahead', 'postings', {
      honest,
      forged: retold(
        honest,
        {
          row: ({ facts, reply }) => {
            facts['at'] = reply.order['closesAt']
            reply.order['endedAt'] = reply.order['closesAt']
          },
        },
        honest.journal.row.at + 30 * dayMs,
      ),
    }),
    lie('keeps a fee of what is given back', 'postings', honest, {
      row: (texts) => moves(texts, 'bond_withdrawn', '1990'),
    }),
    lie('gives back what its owner did not want back', 'postings', honest, {
      row: ({ command }) => {
        command['orderId'] = '7-9'
      },
    }),
  ]
}

function forgedStarts(started: Receipt, returned: Receipt): Forgery[] {
  const startsOn = (days: number): Changes => {
    const moved = (fields: Record<string, unknown>): void => {
      fields['startDay'] = Number(fields['startDay']) + days * dayMs
    }
    return {
      armed: ({ reply }) => moved(reply),
      row({ command, reply }) {
        moved(command)
        moved(reply.order)
      },
    }
  }
  const { closesAt } = (JSON.parse(started.journal.row.reply) as Texts['reply']).order
  const saying = (isRaised: boolean, startDay: unknown): Change => {
    return ({ reply }) => void Object.assign(reply, { isRaised, startDay })
  }
  return [
    lie('starts a bond that fell short', 'postings', started, { armed: saying(false, 0) }),
    lie('starts a bond a day earlier than agreed', 'postings', started, startsOn(-1)),
    lie('starts a bond a day later than agreed', 'postings', started, startsOn(1)),
    lie('starts on another day than the bond', 'postings', started, { armed: startsOn(1).armed ?? (() => undefined) }),
    lie(
      'lends more than was subscribed',
      'entries',
      started,
      {
        row: (texts) => {
          shifted(texts.reply.order, { amount: '100' })
          moves(texts, 'bond_started', '10100')
        },
      },
      ['postings'],
    ),
    lie('starts a bond by the close of another one', 'postings', started, {
      armed: ({ reply }) => {
        reply['product'] = 'harbor-90'
      },
    }),
    lie('lowers the rate as it starts', 'postings', started, {
      armed: ({ reply }) => {
        reply['dailyRate'] = '0.0002'
      },
      row: inOrder((order) => {
        order['dailyRate'] = '0.0002'
      }),
    }),
    lie('starts for good what somebody else subscribed', 'postings', started, {
      row: ({ command }) => {
        command['orderId'] = '7-9'
      },
    }),
    forgery('starts a bond without a row that says so', 'accepted', {
      honest: started,
      forged: { ...started, armed: null },
      also: ['postings'],
    }),
    lie('returns a bond that went ahead', 'postings', returned, {
      armed: saying(true, closesAt),
    }),
    lie('returns less than was subscribed', 'postings', returned, {
      row: (texts) => moves(texts, 'bond_returned', '299.999999'),
    }),
  ]
}
