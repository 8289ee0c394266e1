import { roundAt, sandboxBeacon } from '../ieo-sales/beacon.ts'
import { drawSeed } from '../ieo-sales/draw.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { dayMs } from '../time.ts'
import { anchoredAgain } from './anchored-again.ts'
import { type Change, inOrder, lie, moves } from './forging-bonds.ts'
import { awardedBy, followed, inAll, lacking, lieAt, paidFor, saying } from './forging-ieo.ts'
import { type Forgery, forgery } from './forging-house.ts'

type Fields = Record<string, unknown>

/** The seed that follows from what a draw says. */
export const seeded =
  (changed: Fields): Change =>
  (texts) => {
    saying(changed)(texts)
    const { beacon, root } = texts.reply
    texts.reply['seed'] = drawSeed(beacon as string, root as string)
  }

/** Ways in which a house could draw otherwise, and not pay out what was drawn. */
export const forgedIeoDraws = (told: (name: string) => Receipt): Forgery[] => [
  ...forgedAwards(told('ieoAwarded'), told('ieoAwardedSecond')),
  ...otherDraws(told('ieoAwarded')),
  ...forgedEnds(told),
  ...forgedPayments(told('ieoPaid')),
  ...forgedForfeits(told('ieoForfeited')),
  ...forgedDrawReleases(told('ieoDrawReleased')),
]

function forgedAwards(first: Receipt, second: Receipt): Forgery[] {
  const drawn = JSON.parse(first.armed?.row.reply ?? '{}') as Fields & { round: number; payUntil: number; upTo: string }
  const { order } = JSON.parse(first.journal.row.reply) as { order: Fields }
  const following = (sentence: string, honest: Receipt, change: Change): Forgery =>
    forgery(sentence, 'postings', { honest, forged: followed(honest, change, awardedBy) })
  const [earlier, later] = [drawn.round - 1, drawn.round + 1]
  const again = drawn.payUntil + 60_000
  return [
    lie('hides from somebody what was won', 'postings', first, {
      row: (texts) => {
        Object.assign(texts.reply.order, {
          lotsWon: 0,
          state: 'reserve',
          payUntil: null,
          setAside: '40',
          returned: '0',
        })
        texts.entries = []
      },
    }),
    lie('says that more was won than the tickets say', 'postings', first, {
      row: (texts) => {
        Object.assign(texts.reply.order, { lotsWon: 2, setAside: '20', returned: '20' })
        moves(texts, 'ieo_returned', '20')
      },
    }),
    lie('keeps the deposit of lots that won nothing', 'postings', first, {
      row: (texts) => moves(texts, 'ieo_returned', '20'),
    }),
    lie('draws for somebody up to another ticket than for all', 'postings', first, {
      row: (texts) => awardedBy(texts, { ...drawn, upTo: '1'.repeat(64) }),
    }),
    following('draws by a beacon that it chose', first, seeded({ beacon: sandboxBeacon(later) })),
    forgery('draws by an earlier round than follows from the close', 'postings', {
      honest: first,
      forged: followed(
        first,
        (texts) => {
          seeded({ beacon: sandboxBeacon(earlier), round: earlier })(texts)
          texts.facts['at'] = roundAt(drawn.round)
          texts.reply['payUntil'] = roundAt(drawn.round) + dayMs
        },
        awardedBy,
      ),
    }),
    following('draws by a round that is a text', first, saying({ round: String(drawn.round) })),
    following('draws by a seed that it chose', first, saying({ seed: 'a'.repeat(64) })),
    following('draws a list that has no root', first, seeded({ root: 'nothing' })),
    following('draws before the round comes out', first, (texts) => {
      texts.facts['at'] = roundAt(drawn.round) - 1
      texts.reply['payUntil'] = roundAt(drawn.round) - 1 + dayMs
    }),
    following('leaves an hour less to pay', first, saying({ payUntil: drawn.payUntil - 3_600_000 })),
    following('passes over the smallest tickets', first, saying({ above: drawn.upTo })),
    following('draws up to a malformed ticket', first, saying({ upTo: 'z'.repeat(64) })),
    following('shows the first draw as the second', first, saying({ draw: 2 })),
    following('shows the second draw as the first', second, saying({ draw: 1 })),
    following('draws a third time', second, saying({ draw: 3 })),
    following('draws the second time before the first could be paid', second, (texts) => {
      const at = roundAt(drawn.round) + dayMs - 1
      texts.facts['at'] = at
      texts.reply['payUntil'] = at + dayMs
    }),
    following('draws less than nothing', second, saying({ lots: -1 })),
    forgery('draws somebody a second time who had won in the first draw', 'postings', {
      honest: first,
      forged: followed(
        first,
        (texts) => {
          saying({ draw: 2, above: drawn.upTo, upTo: 'f'.repeat(64) })(texts)
          texts.facts['at'] = again
          texts.reply['payUntil'] = again + dayMs
        },
        (texts, told) => {
          texts.facts['at'] = again + 1_000
          awardedBy(texts, told)
        },
        again + 2_000,
      ),
    }),
    following(
      'begins the second draw above a ticket of somebody who had won nothing',
      second,
      saying({ above: 'e'.repeat(64), upTo: 'f'.repeat(64) }),
    ),
    lie('counts the day to pay from the draw, and tells of it later', 'postings', first, {
      row: inOrder((each) => void (each['payUntil'] = drawn.payUntil)),
    }),
    lie('counts the tickets of more lots than one can win', 'postings', first, {
      row: (texts) => {
        texts.reply.order['lots'] = 6
        awardedBy(texts, drawn)
      },
    }),
    lie('leaves less time to pay than a day', 'postings', first, {
      row: inOrder((each) => void (each['payUntil'] = Number(order['payUntil']) - 1)),
    }),
  ]
}

/** Rows of other draws, sales and books in the place of the one that drew. */
const otherDraws = (honest: Receipt): Forgery[] => [
  lie('draws by a row that says something else than its command', 'postings', honest, {
    armed: ({ command }) => void (command['upTo'] = 'f'.repeat(64)),
  }),
  lie('draws by the row of another sale', 'postings', honest, { armed: inAll({ product: 'lumen' }) }),
  lie('draws in a sale that allots', 'postings', honest, { armed: inAll({ format: 'commitment' }) }),
  lie('draws by a row that moved money', 'postings', honest, {
    armed: (texts) =>
      void texts.entries.push(['raised_paid_out', 'USDT', 'proceeds', 'house:clearing.issuers', '1', '5-5']),
  }),
  lie('draws by another row than it names', 'accepted', honest, {
    row: ({ command, reply }) => {
      for (const each of [command, reply]) each['decidedIn'] = 4
    },
  }),
  lie('draws by a command for another order', 'postings', honest, {
    row: ({ command }) => void (command['orderId'] = '7-99'),
  }),
  lie('says that it was another draw', 'postings', honest, { row: ({ reply }) => void (reply['draw'] = 2) }),
  forgery('draws by a row of another book', 'accepted', {
    honest,
    forged: anchoredAgain(honest, { armed: { bookId: 9 } }),
    also: ['postings'],
  }),
  lacking('does not show what was drawn', honest),
  forgery('draws what was never applied for', 'postings', { honest, forged: { ...honest, accepted: null } }),
]

const forgedEnds = (told: (name: string) => Receipt): Forgery[] => [
  lie('ends after the first draw what waits for the second', 'postings', told('ieoReserve'), {
    row: (texts) => {
      Object.assign(texts.reply.order, { state: 'not_won', endedAt: texts.facts['at'] })
    },
  }),
  lie('returns nothing of what won nothing', 'postings', told('ieoNotWon'), {
    row: (texts) => {
      texts.reply.order['returned'] = '0'
      texts.entries = []
    },
  }),
  lie('keeps a fee of a deposit that won nothing', 'postings', told('ieoNotWon'), {
    row: (texts) => moves(texts, 'ieo_returned', '39'),
  }),
]

function forgedPayments(honest: Receipt): Forgery[] {
  const until = (order: Fields): number => Number(order['payUntil'])
  return [
    lieAt('takes a payment after the time to pay', honest, { at: until }),
    lieAt('takes a payment before anything was drawn', honest, { at: (order) => until(order) - dayMs - 1 }),
    lie('takes a payment under another agreement than was signed', 'postings', honest, {
      row: inOrder((order) => void (order['agreementSha256'] = 'b'.repeat(64))),
    }),
    lie('takes a payment, and does not say which agreement was accepted', 'postings', honest, {
      row: inOrder((order) => void delete order['agreementSha256']),
    }),
    lie('takes more than the lots cost', 'postings', honest, {
      row: (texts) => {
        texts.reply.order['paid'] = '110'
        const [, rest] = texts.entries
        if (rest !== undefined) rest[4] = '100'
      },
    }),
    lie('takes the whole price, and keeps the deposit', 'postings', honest, {
      row: ({ entries: [, rest] }) => {
        if (rest !== undefined) rest[4] = '100'
      },
    }),
    lie('gives fewer tokens than were paid', 'postings', honest, {
      row: (texts) => moves(texts, 'ieo_tokens', '1999'),
    }),
    lie(
      'takes the price of more lots than were applied for',
      'entries',
      honest,
      { row: (texts) => paidFor(texts, 5) },
      ['postings'],
    ),
    lie('says that less came back of what won nothing', 'postings', honest, {
      row: inOrder((order) => void (order['returned'] = '20')),
    }),
    lie('leaves less than a day to pay, and says that it was so', 'postings', honest, {
      row: inOrder((order) => void (order['payUntil'] = until(order) - 1_001)),
    }),
    lie('takes a payment that nobody made', 'postings', honest, {
      row: ({ command }) => void (command['orderId'] = '7-99'),
    }),
    lie('takes a payment where nothing was drawn', 'postings', honest, {
      row: inOrder((order) => void (order['payUntil'] = null)),
    }),
    lie('sells smaller lots as they are paid', 'postings', honest, {
      row: (texts) => {
        texts.reply.order['lotTokens'] = '1000'
        moves(texts, 'ieo_tokens', '1000')
      },
    }),
    lie('takes a payment under another application', 'postings', honest, {
      row: inOrder((order) => void (order['openedIn'] = 2)),
    }),
    forgery('takes a payment for what was never applied for', 'postings', {
      honest,
      forged: { ...honest, accepted: null },
    }),
  ]
}

function forgedForfeits(honest: Receipt): Forgery[] {
  const until = (order: Fields): number => Number(order['payUntil'])
  const ends = (order: Fields, at: number): void => void (order['endedAt'] = at)
  return [
    lieAt('takes away what could still be paid', honest, {
      at: (order) => until(order) - 1,
      row: inOrder((order) => ends(order, until(order) - 1)),
    }),
    lieAt('takes it away after less than a day, and says that there was no more', honest, {
      at: (order) => until(order) - 1_001,
      row: inOrder((order) => {
        ends(order, until(order) - 1_001)
        order['payUntil'] = until(order) - 1_001
      }),
    }),
    lie('keeps the deposit of what was not paid', 'postings', honest, {
      row: (texts) => void (texts.entries = []),
    }),
    lie('keeps a part of the deposit', 'postings', honest, { row: (texts) => moves(texts, 'ieo_returned', '9') }),
    lie('says that less came back', 'postings', honest, {
      row: inOrder((order) => void (order['returned'] = '30')),
    }),
    lie('takes away what the command does not name', 'postings', honest, {
      row: ({ command }) => void (command['orderId'] = '7-99'),
    }),
  ]
}

const forgedDrawReleases = (honest: Receipt): Forgery[] => [
  lie('releases while somebody had still to pay', 'postings', honest, {
    armed: ({ facts }) => void (facts['at'] = Number(facts['at']) - 2 * dayMs),
  }),
  lie('releases what was never paid', 'postings', honest, {
    row: inOrder((order) => void (order['paid'] = '0')),
  }),
  lie('releases with a deposit that still waits', 'postings', honest, {
    row: inOrder((order) => void (order['setAside'] = '10')),
  }),
]
