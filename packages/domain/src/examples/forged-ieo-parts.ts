import type { Receipt } from '../receipts/receipt.ts'
import { anchoredAgain } from './anchored-again.ts'
import { inOrder, lie, moves, retold } from './forging-bonds.ts'
import { followed, givenBy, inAll, lacking, saying } from './forging-ieo.ts'
import { type Forgery, forgery } from './forging-house.ts'

/** Ways in which a house could give other parts than the sale says, and release other tokens than were bought. */
export const forgedIeoParts = (told: (name: string) => Receipt): Forgery[] => [
  ...forgedParts(told('ieoGiven'), told('ieoGivenAll')),
  ...otherParts(told('ieoGiven'), told('ieoApplied')),
  ...forgedReleases(told('ieoReleased')),
]

function forgedParts(honest: Receipt, all: Receipt): Forgery[] {
  const half = { part: '0.5', last: null }
  const amounts = (lotsWon: number, paid: string, returned: string) =>
    inOrder((order) => void Object.assign(order, { lotsWon, paid, returned }))
  return [
    lie('gives a smaller part than the sale says', 'postings', honest, { row: (texts) => givenBy(texts, half) }),
    forgery('gives everybody less than there is', 'postings', {
      honest,
      forged: followed(honest, saying({ part: '0.24', last: null }), givenBy),
    }),
    forgery('gives a part where there is enough for all', 'postings', {
      honest: all,
      forged: followed(all, saying(half), givenBy),
    }),
    forgery('gives more than was applied for', 'entries', {
      honest: all,
      forged: followed(all, saying({ part: '1.5', last: null }), givenBy),
      also: ['postings'],
    }),
    forgery('gives a last lot where nobody was cut off', 'postings', {
      honest: all,
      forged: followed(all, saying({ last: { fraction: '0.5', id: '7-1' } }), givenBy),
    }),
    lie('gives a lot less than the part says', 'postings', honest, { row: amounts(33, '330', '140') }),
    lie('takes the price of a lot that it does not give', 'postings', honest, {
      row: (texts) => {
        Object.assign(texts.reply.order, { paid: '350', returned: '120' })
        moves(texts, 'ieo_cost', '350')
        moves(texts, 'ieo_returned', '120')
      },
    }),
    lie('returns less than is left', 'postings', honest, { row: (texts) => moves(texts, 'ieo_returned', '129.99') }),
    lie('keeps a part of the tokens', 'postings', honest, { row: (texts) => moves(texts, 'ieo_tokens', '3399') }),
    lie('lets tokens be moved before the listing', 'postings', honest, {
      row: ({ entries }) => {
        const [entry] = entries.slice(-1)
        if (entry !== undefined) entry[3] = 'balance'
      },
    }),
    lie('passes over the last lot of somebody', 'postings', honest, {
      row: ({ command }) => void (command['last'] = { fraction: '0.9', id: '7-1' }),
    }),
    lie('gives a part to an order that the command does not name', 'postings', honest, {
      row: ({ command }) => void (command['orderId'] = '7-99'),
    }),
    lie('shows an application for other lots than were asked for', 'postings', honest, {
      accepted: inOrder((order) => void Object.assign(order, { lots: 20, setAside: '200' })),
    }),
    lie('raises the cap of one person, and says that it was applied for so', 'postings', honest, {
      accepted: inOrder((order) => void (order['cap'] = 100)),
      armed: ({ reply }) => void (reply['cap'] = 100),
      row: inOrder((order) => void (order['cap'] = 100)),
    }),
    lie(
      'takes a price that was not signed',
      'entries',
      honest,
      {
        accepted: (texts) => {
          for (const each of [texts.facts['ieoOffer'] as Record<string, unknown>, texts.reply.order])
            each['lotPrice'] = '11'
          texts.reply.order['setAside'] = '440'
          moves(texts, 'ieo_set_aside', '440')
        },
        armed: ({ reply }) => void (reply['lotPrice'] = '11'),
        row: (texts) => {
          Object.assign(texts.reply.order, { lotPrice: '11', paid: '374', returned: '143' })
          moves(texts, 'ieo_cost', '374')
          moves(texts, 'ieo_returned', '143')
        },
      },
      ['postings'],
    ),
  ]
}

/** Rows of other sales, books and times in the place of the one that says what everybody gets. */
function otherParts(honest: Receipt, applied: Receipt): Forgery[] {
  const { closesAt } = (JSON.parse(honest.journal.row.reply) as { order: { closesAt: number } }).order
  return [
    lie('gives by a row that says something else than its command', 'postings', honest, {
      armed: ({ command }) => void (command['part'] = '0.9'),
    }),
    lie('gives by the row of another sale', 'postings', honest, { armed: inAll({ product: 'arbor' }) }),
    lie('gives by a row that moved tokens', 'postings', honest, {
      armed: (texts) =>
        void texts.entries.push(['tokens_returned', 'LMN', 'escrow', 'house:clearing.issuers', '1', '5-5']),
    }),
    lie('allots before the close', 'postings', honest, { armed: ({ facts }) => void (facts['at'] = closesAt - 1) }),
    lie('gives by another row than it names', 'accepted', honest, {
      row: ({ command, reply }) => {
        for (const each of [command, reply]) each['decidedIn'] = 4
      },
    }),
    lie('names another row in the command', 'postings', honest, {
      row: ({ command }) => void (command['decidedIn'] = 4),
    }),
    forgery('gives by a row of another book', 'accepted', {
      honest,
      forged: anchoredAgain(honest, { armed: { bookId: 9 } }),
      also: ['postings'],
    }),
    forgery('gives by another book, and says that it was applied for there', 'postings', {
      honest,
      forged: anchoredAgain(retold(honest, { row: inOrder((order) => void (order['pool'] = 9)) }), {
        armed: { bookId: 9 },
      }),
    }),
    forgery('gives by the opening', 'accepted', {
      honest,
      forged: retold({ ...honest, armed: applied.armed }, {}),
      also: ['postings'],
    }),
    lacking('does not show what everybody gets', honest),
    forgery('gives what was never applied for', 'postings', { honest, forged: { ...honest, accepted: null } }),
  ]
}

const forgedReleases = (honest: Receipt): Forgery[] => [
  lie('releases fewer tokens than were bought', 'postings', honest, {
    row: (texts) => moves(texts, 'ieo_released', '3399'),
  }),
  lie('releases tokens under another agreement than was signed', 'postings', honest, {
    row: inOrder((order) => void (order['agreementSha256'] = 'b'.repeat(64))),
  }),
  lie(
    'releases more lots than all orders have got',
    'entries',
    honest,
    {
      row: (texts) => {
        Object.assign(texts.reply.order, { lotsWon: 35, paid: '350', returned: '120' })
        moves(texts, 'ieo_released', '3500')
      },
    },
    ['postings'],
  ),
  lie('says that less came back', 'postings', honest, {
    row: inOrder((order) => void (order['returned'] = '120')),
  }),
  lie('releases what has still to be paid', 'postings', honest, {
    row: inOrder((order) => void (order['payUntil'] = order['closesAt'])),
  }),
  lie('releases by the listing of another token', 'postings', honest, { armed: inAll({ token: 'ABR' }) }),
  lie('releases by a listing that its command does not name', 'postings', honest, {
    armed: ({ command }) => void (command['lots'] = 35),
  }),
  lie('releases by another row than it names', 'accepted', honest, {
    row: ({ command, reply }) => {
      for (const each of [command, reply]) each['listedIn'] = 6
    },
  }),
  lie('releases by a command for another order', 'postings', honest, {
    row: ({ command }) => void (command['orderId'] = '7-99'),
  }),
  lie('releases with another end', 'postings', honest, { row: inOrder((order) => void (order['endedAt'] = null)) }),
  lacking('releases tokens of which nothing shows that they are listed', honest),
]
