import { roundAt, sandboxBeacon } from '../ieo-sales/beacon.ts'
import { dayMs } from '../time.ts'
import { anchoredAgain } from './anchored-again.ts'
import type { Believed } from './believed-bonds.ts'
import { seeded } from './forged-ieo-draws.ts'
import { moves, retold } from './forging-bonds.ts'
import { awardedBy, followed, givenBy, inAll, saying } from './forging-ieo.ts'
import { ieoReceipt } from './ieo-receipts.ts'

/** Ways in which a house could cheat those who apply for a token, and their receipts hold all the same. */
export const believedIeo = (): Believed[] => [
  ...believedSales(),
  ...believedParts(),
  ...believedDraws(),
  ...believedOrders(),
]

const other = 'b'.repeat(64)

function believedSales(): Believed[] {
  const opened = ieoReceipt('ieoApplied')
  return [
    {
      lie: 'opens a sale for somebody with smaller lots than the settings have',
      takes: 'the receipt of the opening, which shows the settings; the price of a lot is in the signed command',
      forged: retold(opened, { armed: inAll({ lotTokens: '50' }), row: inAll({ lotTokens: '50' }) }),
    },
    {
      lie: 'keeps a second book of a sale, for one person alone',
      takes: 'one book a sale in `verify`, and the published list, which the order is not in',
      forged: anchoredAgain(retold(opened, { row: inAll({ bookId: 9, pool: 9 }) }), { armed: { bookId: 9 } }),
    },
    {
      lie: 'receives tokens that no issuer has delivered',
      takes: 'the chain or the issuer, under the reference of the row',
      forged: retold(ieoReceipt('tokensReceived'), { row: saying({ reference: 'chain 9' }) }),
    },
    {
      lie: 'closes with a list that leaves somebody out',
      takes: 'the list, which is published: everybody looks for their own leaf',
      forged: retold(ieoReceipt('ieoClosed'), { row: saying({ root: other }) }),
    },
    {
      lie: 'delivers tokens for an order that has not paid',
      takes: 'the row of the order; `verify` compares all of them',
      forged: retold(ieoReceipt('tokensDelivered'), { row: saying({ orderId: '9-9' }) }),
    },
    {
      lie: 'lists a token when orders have got other lots than it says',
      takes: 'the rows that delivered; `verify` counts them',
      forged: retold(ieoReceipt('ieoListed'), { row: saying({ lots: 20 }) }),
    },
    {
      lie: 'calls a sale off whose token is listed',
      takes: 'the listing, which is a row of the same book; `verify` finds both',
      forged: ieoReceipt('ieoRefunded'),
    },
    {
      lie: 'says that a token is listed, and no two operators have said so',
      takes: 'the signatures of the operators, which `verify` checks',
      forged: retold(ieoReceipt('ieoReleased'), { armed: ({ command }) => void (command['operators'] = []) }),
    },
  ]
}

function believedParts(): Believed[] {
  const given = ieoReceipt('ieoGiven')
  return [
    {
      lie: 'gives everybody a smaller part than the list and the cap leave, though no less than there are lots for',
      takes: 'the list, from which anybody computes the part again',
      forged: followed(given, saying({ part: '0.5', last: null }), givenBy),
    },
    {
      lie: 'gives the last lots to others than those of whom most was cut off',
      takes: 'the same',
      forged: followed(given, saying({ last: { fraction: '0.9', id: '16-5' } }), givenBy),
    },
  ]
}

function believedDraws(): Believed[] {
  const [first, second] = [ieoReceipt('ieoAwarded'), ieoReceipt('ieoAwardedSecond')]
  const { above } = JSON.parse(second.armed?.row.reply ?? '{}') as { above: string }
  const between = `${above.slice(0, 60)}ffff`
  return [
    {
      lie: 'lets fewer tickets win than there are lots',
      takes: 'the list, from which anybody computes all tickets again',
      forged: followed(first, saying({ upTo: '1'.repeat(64) }), awardedBy),
    },
    {
      lie: 'draws another list than it closed with',
      takes: 'the receipt of the draw, which carries the close',
      forged: followed(first, seeded({ root: other }), awardedBy),
    },
    {
      lie: 'draws by a later round than follows from when it closed',
      takes: 'the receipt of the draw, which carries the close, and that of the close',
      forged: followed(
        first,
        (texts) => {
          const round = Number(texts.reply['round']) + 1
          seeded({ beacon: sandboxBeacon(round), round })(texts)
          texts.facts['at'] = roundAt(round)
          texts.reply['payUntil'] = roundAt(round) + dayMs
        },
        (texts, told) => {
          texts.facts['at'] = Number(texts.facts['at']) + 3_000
          awardedBy(texts, told)
        },
        first.journal.row.at + 60_000,
      ),
    },
    {
      lie: 'passes over a few tickets between the first draw and the second',
      takes: 'the receipt of the second draw, which carries the first',
      forged: followed(second, saying({ above: between }), awardedBy),
    },
    {
      lie: 'draws by a beacon that it has known before anybody applied',
      takes: "a beacon of others: a sandbox's is a function of the round, and anybody can have known it",
      forged: ieoReceipt('ieoDrawn'),
    },
  ]
}

function believedOrders(): Believed[] {
  const [given, withdrawn, paid] = [ieoReceipt('ieoGiven'), ieoReceipt('ieoWithdrawn'), ieoReceipt('ieoPaid')]
  const told = JSON.parse(given.armed?.row.reply ?? '{}') as Record<string, unknown>
  const hour = 3_600_000
  return [
    {
      lie: 'forgets that more lots were applied for in the end',
      takes: 'the receipt of the last change, the list, or a replay of the book',
      forged: retold(given, {
        row: (texts) => {
          texts.reply.order['lots'] = 20
          givenBy(texts, told)
        },
      }),
    },
    {
      lie: 'returns what fewer lots cost than were applied for in the end',
      takes: 'the receipt of the last change, or a replay of the book',
      forged: retold(withdrawn, {
        row: (texts) => {
          Object.assign(texts.reply.order, { lots: 5, returned: '50' })
          moves(texts, 'ieo_returned', '50')
        },
      }),
    },
    {
      lie: 'takes the payment of one who came an hour late',
      takes: 'the receipt of what was won, which carries the draw; or a replay of the book',
      forged: retold(
        paid,
        {
          row: (texts) => {
            const until = Number(texts.reply.order['payUntil'])
            texts.facts['at'] = until + hour / 2
            texts.reply.order['payUntil'] = until + hour
          },
        },
        paid.journal.row.at + 2 * dayMs,
      ),
    },
  ]
}
