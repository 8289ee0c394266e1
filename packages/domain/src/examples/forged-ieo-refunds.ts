import type { Receipt } from '../receipts/receipt.ts'
import { dayMs } from '../time.ts'
import { inOrder, lie, moves, retold } from './forging-bonds.ts'
import { inAll, lacking, saying } from './forging-ieo.ts'
import { type Forgery, forgery } from './forging-house.ts'
import { otherBefore } from './forged-ieo-sales.ts'

type Told = (name: string) => Receipt

/** Ways in which a house could call a sale off too early, or keep something of what it has to pay back. */
export const forgedIeoRefunds = (told: Told): Forgery[] => [
  ...forgedCallOffs(told('ieoCalledOff'), told('ieoDrawCalledOff')),
  ...forgedRefunds(told('ieoRefunded')),
  ...forgedDrawRefunds(told('ieoDrawRefunded')),
  ...forgedTakings(told('tokensTakenBack')),
]

const forgedCallOffs = (honest: Receipt, ofDraw: Receipt): Forgery[] => [
  lie('calls a sale off while its token can still be listed', 'postings', honest, {
    row: ({ facts }) => void (facts['at'] = Number(facts['at']) - 1),
  }),
  lie('calls off with other lots than it was told', 'postings', honest, {
    row: ({ reply }) => void (reply['lots'] = 33),
  }),
  lie('calls off with more lots than there were', 'postings', honest, { row: saying({ lots: 1_001 }) }),
  lie('calls another sale off than was opened', 'postings', honest, { row: inAll({ token: 'ABR' }) }),
  lie('calls a sale off after an earlier day than was agreed', 'postings', honest, {
    row: ({ reply }) => void (reply['listBy'] = Number(reply['listBy']) - dayMs),
  }),
  lie('calls off a sale whose token is listed', 'postings', honest, {
    armed: ({ command, reply }) => {
      command['kind'] = 'list_ieo'
      reply['kind'] = 'ieo_listed'
    },
  }),
  lie('calls off after the first draw', 'postings', ofDraw, { armed: saying({ draw: 1 }) }),
  ...otherBefore(honest, 'calls off'),
]

const forgedRefunds = (honest: Receipt): Forgery[] => [
  lie('pays back less than was paid', 'postings', honest, {
    row: (texts) => moves(texts, 'ieo_refunded', '339.99'),
  }),
  lie('takes fewer tokens back than were bought', 'postings', honest, {
    row: (texts) => moves(texts, 'ieo_tokens_back', '3399'),
  }),
  lie('pays back to the treasury what somebody has paid', 'postings', honest, {
    row: ({ entries: [entry] }) => {
      if (entry !== undefined) entry[3] = 'house:treasury'
    },
  }),
  lie('says that less was paid, and pays that back', 'postings', honest, {
    row: (texts) => {
      Object.assign(texts.reply.order, { paid: '300', returned: '430' })
      moves(texts, 'ieo_refunded', '300')
    },
  }),
  lie('says that less came back in all', 'postings', honest, {
    row: inOrder((order) => void (order['returned'] = '340')),
  }),
  lie('pays back as if the token was listed', 'postings', honest, {
    row: inOrder((order) => void (order['state'] = 'listed')),
  }),
  lie('pays back what has still to be paid', 'postings', honest, {
    row: inOrder((order) => void (order['payUntil'] = order['closesAt'])),
  }),
  lie('pays back under an earlier day than was agreed', 'postings', honest, {
    row: inOrder((order) => void (order['listBy'] = Number(order['listBy']) - dayMs)),
  }),
  lie('pays back before the last day of listing was over', 'postings', honest, {
    armed: ({ facts }) => void (facts['at'] = Number(facts['at']) - 1),
  }),
  lie('pays back by the calling off of another sale', 'postings', honest, { armed: inAll({ token: 'ABR' }) }),
  lie('pays back by a listing', 'postings', honest, {
    armed: ({ command, reply }) => {
      command['kind'] = 'list_ieo'
      reply['kind'] = 'ieo_listed'
    },
  }),
  lie('pays back by another row than it names', 'accepted', honest, {
    row: ({ command, reply }) => {
      for (const each of [command, reply]) each['calledOffIn'] = 6
    },
  }),
  lie('pays back by a command for another order', 'postings', honest, {
    row: ({ command }) => void (command['orderId'] = '7-99'),
  }),
  lie('pays back more lots than all orders have got', 'postings', honest, { armed: saying({ lots: 33 }) }),
  lie('pays back with another end', 'postings', honest, { row: inOrder((order) => void (order['endedAt'] = null)) }),
  lacking('pays back for a sale of which nothing shows that it is called off', honest),
]

/** What is drawn has its time to be paid, however late it is. */
function forgedDrawRefunds(honest: Receipt): Forgery[] {
  const { order } = JSON.parse(honest.journal.row.reply) as { order: { listBy: number } }
  return [
    forgery('pays back what was won the day before', 'postings', {
      honest,
      forged: retold(honest, {
        row: inOrder((each) => void (each['payUntil'] = order.listBy + 2 * dayMs)),
      }),
    }),
  ]
}

const forgedTakings = (honest: Receipt): Forgery[] => [
  lie('takes fewer tokens back than it was told', 'postings', honest, {
    row: (texts) => {
      texts.reply['tokens'] = '3300'
      moves(texts, 'tokens_taken_back', '3300')
    },
  }),
  lie('returns less than an order had paid', 'postings', honest, {
    row: (texts) => moves(texts, 'ieo_raised_back', '339'),
  }),
  lie('takes back for another order than it was told', 'postings', honest, {
    row: ({ reply }) => void (reply['orderId'] = '7-99'),
  }),
  lie('takes what was raised for the house', 'postings', honest, {
    row: ({ entries: [, back] }) => {
      if (back !== undefined) back[3] = 'house:fees'
    },
  }),
]
