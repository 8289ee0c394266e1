import type { Receipt } from '../receipts/receipt.ts'
import { dayMs } from '../time.ts'
import { type Change, moves, type Texts } from './forging-bonds.ts'
import type { Forgery } from './forging-house.ts'
import { aboutAgreement, forgedRequests, given, ordered, signed } from './forging-requests.ts'

const offered = (changed: Record<string, unknown>): Change => given('bondOffer', changed)
const closing = ({ reply }: Texts): number => Number(reply.order['closesAt'])

/** Ways in which a house could go on from a subscription that nobody could have made. */
export const forgedBondRequests = (told: (name: string) => Receipt): Forgery[] =>
  forgedRequests(
    [
      ['confirms', told('bondConfirmed'), 'postings'],
      ['declines', told('bondDeclined'), 'postings'],
      ['gives back', told('bondWithdrawn'), 'postings'],
      ['starts', told('bondStarted'), 'postings'],
      ['returns', told('bondReturned'), 'postings'],
      ['pays on', told('bondCreditedPart'), 'postings'],
      ['repays', told('bondCredited'), 'postings'],
    ],
    [
      ['was subscribed for more units than were signed', signed({ units: 1 })],
      ['was subscribed of another bond than was signed', signed({ product: 'harbor-90' })],
      ...aboutAgreement('subscribed'),
      ['was subscribed at a lower rate than was shown', offered({ dailyRate: '0.0005' })],
      ['was subscribed at a higher price than was shown', offered({ unit: '99' })],
      ['was subscribed of another book than was shown', offered({ bookId: 9 })],
      ['was subscribed without an offer', ({ facts }) => void delete facts['bondOffer']],
      ['was subscribed after the last moment', (texts) => offered({ subscribedUntil: texts.facts['at'] })(texts)],
      ['could be subscribed after the close', (texts) => offered({ subscribedUntil: closing(texts) + dayMs })(texts)],
      ['was subscribed at another time than it says', ...ordered({ requestedAt: 1 })],
      ['had paid before it was subscribed', ...ordered({ interest: '-5' })],
      ['cost more than its units', ...ordered({ amount: '10001' })],
      ['was subscribed under another id', ({ reply }) => void (reply.order['id'] = '7-99')],
      ['set aside more than it cost', (texts) => moves(texts, 'bond_requested', '10001')],
      ['paid a fee at once', ({ entries: [entry] }) => void (entry && (entry[3] = 'house:fees'))],
    ],
  )
