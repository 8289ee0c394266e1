import { roundAt, sandboxBeacon } from '../ieo-sales/beacon.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { dayMs } from '../time.ts'
import { anchoredAgain } from './anchored-again.ts'
import { seeded } from './forged-ieo-draws.ts'
import { type Change, lie, moves, retold } from './forging-bonds.ts'
import { inAll, lacking, saying } from './forging-ieo.ts'
import { type Forgery, forgery } from './forging-house.ts'

type Fields = Record<string, unknown>
type Told = (name: string) => Receipt

/** Ways in which a house could write the book of a sale, which anybody who is signed in can read. */
export const forgedIeoSales = (told: Told): Forgery[] => [
  ...forgedTokens(told),
  ...forgedSaleOpenings(told('ieoOpened')),
  ...forgedCloses(told('ieoClosed'), told('ieoDrawClosed')),
  ...forgedAllotments(told('ieoAllotted')),
  ...forgedDraws(told('ieoDrawn')),
  ...forgedSecondDraws(told('ieoDrawnAgain')),
  ...forgedListings(told('ieoListed'), told('ieoDrawListed')),
  ...forgedPayouts(told('raisedPaidOut')),
]

const inReply = (changed: Fields): { row: Change } => ({ row: ({ reply }) => void Object.assign(reply, changed) })
const elsewhere: Change = ({ entries: [entry] }) => {
  if (entry !== undefined) entry[3] = 'house:treasury'
}

function forgedTokens(told: Told): Forgery[] {
  const [received, delivered] = [told('tokensReceived'), told('tokensDelivered')]
  const [paidOut, returned] = [told('raisedPaidOut'), told('tokensReturned')]
  const amount = (sentence: string, honest: Receipt, kind: string, other: string): Forgery =>
    lie(sentence, 'postings', honest, {
      row: (texts) => {
        texts.reply['amount'] = other
        moves(texts, kind, other)
      },
    })
  return [
    amount('books fewer tokens than the issuer delivered', received, 'tokens_received', '99999'),
    amount('pays out more than two operators said', paidOut, 'raised_paid_out', '251'),
    amount('returns more tokens than two operators said', returned, 'tokens_returned', '1001'),
    amount('books less than was paid for tokens', delivered, 'ieo_raised', '339'),
    ...[received, paidOut, returned].flatMap((honest, index) => {
      const what = ['receives tokens', 'pays out', 'returns tokens'][index] ?? ''
      return [
        lie(`${what} under another reference`, 'postings', honest, inReply({ reference: 'chain 2' })),
        lie(`${what} of another sale`, 'postings', honest, inReply({ product: 'arbor' })),
      ]
    }),
    lie('pays out to the treasury what was raised for an issuer', 'postings', paidOut, { row: elsewhere }),
    lie('returns to the treasury what nobody bought', 'postings', returned, { row: elsewhere }),
    lie('keeps what was paid for tokens', 'postings', delivered, {
      row: ({ entries: [, raised] }) => {
        if (raised !== undefined) raised[3] = 'house:fees'
      },
    }),
    lie('delivers fewer tokens than an order has paid', 'postings', delivered, {
      row: (texts) => {
        texts.reply['tokens'] = '3300'
        moves(texts, 'tokens_delivered', '3300')
      },
    }),
    lie('delivers for another order than it was told', 'postings', delivered, inReply({ orderId: '7-99' })),
  ]
}

function forgedSaleOpenings(honest: Receipt): Forgery[] {
  const opens = (sentence: string, changed: Fields): Forgery => lie(sentence, 'postings', honest, inReply(changed))
  return [
    opens('opens a sale at a higher price than the settings say', { lotPrice: '11' }),
    opens('opens a sale of smaller lots', { lotTokens: '50' }),
    opens('opens a sale of fewer lots', { lots: 900 }),
    opens('opens a sale without a last day of listing', { listBy: null }),
    lie('opens a sale with a day more to list its token', 'postings', honest, {
      row: ({ reply }) => void (reply['listBy'] = Number(reply['listBy']) + dayMs),
    }),
    opens('opens a sale with a higher cap', { cap: 100 }),
    opens('opens a sale of another token', { token: 'ABR' }),
    opens('opens another sale than it was told', { product: 'arbor' }),
    opens('opens a draw where everybody is to get a part', { format: 'draw' }),
    opens('opens a sale with a round where nothing is drawn', { round: 1 }),
    lie('opens a sale for a day less', 'postings', honest, {
      row: ({ reply }) => void (reply['closesAt'] = Number(reply['closesAt']) - dayMs),
    }),
  ]
}

function forgedCloses(honest: Receipt, ofDraw: Receipt): Forgery[] {
  const closes = (sentence: string, changed: Fields): Forgery => lie(sentence, 'postings', honest, inReply(changed))
  const { root } = JSON.parse(honest.journal.row.reply) as { root: string }
  const { round } = JSON.parse(ofDraw.journal.row.reply) as { round: number }
  return [
    closes('closes with another list than it was told', { root: root.replaceAll('a', 'b') }),
    closes('closes with other applications than it was told', { orders: 33 }),
    closes('closes with other lots than were applied for', { lotsApplied: 4_000 }),
    lie('closes a list of more applications than lots', 'postings', honest, {
      row: saying({ orders: 4_158 }),
    }),
    lie('closes a list that has no root', 'postings', honest, { row: saying({ root: 'none' }) }),
    closes('sells fewer lots than were opened', { lots: 900 }),
    closes('closes with a lower cap than was opened', { cap: 50 }),
    lie('closes with another round than was opened', 'postings', ofDraw, {
      row: ({ reply }) => void (reply['round'] = Number(reply['round']) + 1),
    }),
    forgery('closes a list once its round is out, and keeps the round', 'postings', {
      honest: ofDraw,
      forged: retold(ofDraw, { row: ({ facts }) => void (facts['at'] = roundAt(round)) }, roundAt(round) + 1_000),
    }),
    forgery('closes a list once its round is out, and takes the next one', 'postings', {
      honest: ofDraw,
      forged: retold(
        ofDraw,
        {
          row({ facts, reply }) {
            facts['at'] = roundAt(round)
            reply['round'] = round + 1
          },
        },
        roundAt(round) + 1_000,
      ),
    }),
    lie('closes a sale before its time', 'postings', honest, {
      row: ({ facts }) => void (facts['at'] = Number(facts['at']) - 1),
    }),
    lie('goes on from the opening of another sale', 'postings', honest, { armed: inAll({ product: 'arbor' }) }),
    lie('goes on from an opening of other lots', 'postings', honest, {
      armed: ({ reply }) => void (reply['lots'] = 900),
    }),
    ...otherBefore(honest, 'closes'),
  ]
}

/** Another row in the place of the one that a row names, or none. */
export const otherBefore = (honest: Receipt, does: string, names = 'previousRow'): Forgery[] => [
  lie(
    `${does} and names another row as the one before`,
    'accepted',
    honest,
    {
      row: ({ reply }) => void (reply[names] = Number(reply[names]) - 1),
    },
    ['postings'],
  ),
  forgery(`${does} and goes on from the row of another book`, 'accepted', {
    honest,
    forged: anchoredAgain(honest, { armed: { bookId: 9 } }),
    also: ['postings'],
  }),
  lacking(`${does} and does not show the row before`, honest),
  lie(`${does} and goes on from a row of another command`, 'postings', honest, {
    armed: ({ command }) => void (command['product'] = 'other'),
  }),
]

function forgedAllotments(honest: Receipt): Forgery[] {
  const allots = (sentence: string, changed: Fields): Forgery =>
    lie(sentence, 'postings', honest, { row: saying(changed) })
  return [
    allots('allots less than there are lots for', { part: '0.24' }),
    allots('allots more than all', { part: '1.01' }),
    allots('allots all, and names a last lot', { part: '1' }),
    allots('names a last lot of nothing', { last: { fraction: '0', id: '7-1' } }),
    allots('names a last lot of more than was cut off', { last: { fraction: '1', id: '7-1' } }),
    lie('allots another part than it was told', 'postings', honest, inReply({ part: '0.7' })),
    lie('names another last lot than it was told', 'postings', honest, inReply({ last: null })),
    lie('allots other lots than were applied for', 'postings', honest, inReply({ lotsApplied: 4_000 })),
    lie('allots more lots than were opened', 'postings', honest, inReply({ lots: 1_100 })),
    lie('goes on from the close of other applications', 'postings', honest, {
      armed: ({ command, reply }) => {
        command['lots'] = 4_000
        reply['lotsApplied'] = 4_000
      },
    }),
    lie('goes on from the close of another sale', 'postings', honest, { armed: inAll({ product: 'arbor' }) }),
    ...otherBefore(honest, 'allots'),
  ]
}

function forgedDraws(honest: Receipt): Forgery[] {
  const drawn = JSON.parse(honest.journal.row.reply) as { round: number; payUntil: number; root: string }
  const draws = (sentence: string, row: Change): Forgery => lie(sentence, 'postings', honest, { row })
  return [
    draws('draws all by another beacon', seeded({ beacon: sandboxBeacon(drawn.round + 1) })),
    draws('draws all by another list', seeded({ root: drawn.root.replaceAll('a', 'b') })),
    draws('draws all by another seed', ({ reply }) => void (reply['seed'] = drawn.root)),
    draws('draws all by the round after', (texts) => {
      const [round, at] = [drawn.round + 1, roundAt(drawn.round + 1)]
      seeded({ round, beacon: sandboxBeacon(round) })(texts)
      texts.facts['at'] = at
      texts.reply['payUntil'] = at + dayMs
    }),
    draws('draws all before the round', ({ facts, reply }) => {
      facts['at'] = roundAt(drawn.round) - 1
      reply['payUntil'] = roundAt(drawn.round) - 1 + dayMs
    }),
    draws('gives all a day more to pay', saying({ payUntil: drawn.payUntil + dayMs })),
    draws('draws fewer lots than there are', saying({ lots: 49 })),
    draws('draws from the middle', saying({ above: '1'.repeat(64) })),
    draws('draws up to another ticket than it was told', ({ reply }) => void (reply['upTo'] = 'f'.repeat(64))),
    lie('goes on from the close of another list', 'postings', honest, {
      armed: saying({ root: drawn.root.replaceAll('a', 'b') }),
    }),
    lie('goes on from a close with another round', 'postings', honest, { armed: saying({ round: drawn.round + 1 }) }),
    lie('draws a list that was closed when its round was out', 'postings', honest, {
      armed: ({ facts }) => void (facts['at'] = roundAt(drawn.round)),
    }),
    ...otherBefore(honest, 'draws'),
  ]
}

function forgedSecondDraws(honest: Receipt): Forgery[] {
  const first = JSON.parse(honest.armed?.row.reply ?? '{}') as { payUntil: number; above: string }
  return [
    lie('draws again from another ticket than the first draw reached', 'postings', honest, {
      row: saying({ above: first.above }),
    }),
    lie('draws more lots again than were drawn', 'postings', honest, { row: saying({ lots: 51 }) }),
    lie('draws again before the time to pay was over', 'postings', honest, {
      row: ({ facts, reply }) => {
        facts['at'] = first.payUntil - 1
        reply['payUntil'] = first.payUntil - 1 + dayMs
      },
    }),
    lie('draws again after a second draw', 'postings', honest, { armed: saying({ draw: 2 }) }),
    lie('calls the second draw the first', 'postings', honest, { row: saying({ draw: 1 }) }),
    ...otherBefore(honest, 'draws again'),
  ]
}

function forgedListings(honest: Receipt, ofDraw: Receipt): Forgery[] {
  const { listBy } = JSON.parse(honest.journal.row.reply) as { listBy: number }
  const { payUntil } = JSON.parse(ofDraw.armed?.row.reply ?? '{}') as { payUntil: number }
  return [
    lie('lists with other lots than it was told', 'postings', honest, inReply({ lots: 33 })),
    lie('lists with more lots than there were', 'postings', honest, { row: saying({ lots: 1_001 }) }),
    lie('lists another token than was sold', 'postings', honest, { row: inAll({ token: 'ABR' }) }),
    forgery('lists while somebody had still to pay', 'postings', {
      honest: ofDraw,
      forged: retold(ofDraw, { row: ({ facts }) => void (facts['at'] = payUntil - 1) }),
    }),
    forgery('lists a token once its last day of listing is over', 'postings', {
      honest,
      forged: retold(honest, { row: ({ facts }) => void (facts['at'] = listBy) }, listBy + 1_000),
    }),
    lie('lists after the first draw', 'postings', ofDraw, { armed: saying({ draw: 1 }) }),
    lie('lists a token twice', 'postings', honest, {
      armed: ({ command, reply }) => {
        command['kind'] = 'list_ieo'
        reply['kind'] = 'ieo_listed'
      },
    }),
    ...otherBefore(honest, 'lists'),
  ]
}

/** What was raised leaves before anybody's tokens move, or by the listing of something else. */
const forgedPayouts = (honest: Receipt): Forgery[] => [
  lie('pays out by a row that lists nothing', 'postings', honest, {
    armed: ({ command, reply }) => {
      command['kind'] = 'draw_ieo'
      reply['kind'] = 'ieo_drawn'
    },
  }),
  lie('pays out by the listing of another sale', 'postings', honest, { armed: inAll({ product: 'arbor' }) }),
  lie('pays out another currency than the listed sale raised', 'postings', honest, {
    armed: inAll({ currency: 'BTC' }),
  }),
  lie('pays out more than the listed lots have raised', 'postings', honest, { armed: inAll({ lots: 1 }) }),
  ...otherBefore(honest, 'pays out', 'listedIn'),
]
