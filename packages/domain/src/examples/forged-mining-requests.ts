import type { Receipt } from '../receipts/receipt.ts'
import { dayMs } from '../time.ts'
import { aboutMachineTerms, forgedUnshownMachine, promisedOfMachine } from './forged-machine-terms.ts'
import { type Change, lie, moves, type Texts } from './forging-bonds.ts'
import type { Forgery } from './forging-house.ts'
import { aboutAgreement, forgedRequests, given, ordered, signed } from './forging-requests.ts'
import { minedUnderLater } from './mining-receipts.ts'

const knowing = (changed: Record<string, unknown>): Change => given('networkDay', changed)

const dear = { hostingFee: '0.6' }

/** As a row of before purchases named their terms, which the settings alone can prove wrong. */
const dearer: Change = (texts) => {
  delete texts.command['termsSha256']
  ordered(dear)[0](texts)
}

const threeDaysBefore = ({ facts }: Texts): number => Number(facts['at']) - 3 * dayMs

type Told = { readonly [name: string]: Receipt }

/** Ways in which a house could go on from a purchase of machines that nobody could have made. */
export function forgedMiningRequests(told: Told): Forgery[] {
  const of = (name: string): Receipt => {
    const receipt = told[name]
    if (receipt === undefined) throw new Error(`there is an example ${name}`)
    return receipt
  }
  const requested = of('minerRequested')
  const aboutTerms = aboutMachineTerms(promisedOfMachine(requested))
  return [
    ...forgedRequests(
      [
        ['grants', of('minerConfirmed'), 'postings'],
        ['declines', of('minerDeclined'), 'postings'],
        ['takes back', of('minerCancelled'), 'postings'],
        ['counts a day of', of('mined'), 'accepted'],
        ['counts under later settings a day of', minedUnderLater(), 'accepted'],
      ],
      [
        ['was bought in more units than were signed', signed({ units: 5 })],
        ['was bought for another machine than was signed', signed({ product: 'northforge-n110-90' })],
        ...aboutAgreement('bought'),
        ...aboutTerms,
        ['was bought of another pool than was given', given('minerPool', { bookId: 9 })],
        ['was bought of the pool of another machine', given('minerPool', { product: 'northforge-n110-90' })],
        ['was bought by figures of another network', knowing({ network: 'other' })],
        ['was bought by figures of another source', knowing({ source: 'blocks' })],
        ['was bought while nobody knew its network', (texts) => knowing({ day: threeDaysBefore(texts) })(texts)],
        ['was bought without figures of its network', ({ facts }) => void delete facts['networkDay']],
        ['was bought on other terms than the settings have', ...ordered(dear)],
        ['was bought naming no terms, and on others than the settings have', dearer, ordered(dear)[1]],
        ['was bought under other settings than it says', ...ordered({ settingsVersion: 2 })],
        ['was bought at another time than it says', ...ordered({ requestedAt: 1 })],
        ['had days used up as it was bought', ...ordered({ daysPaid: 2, worn: '17' })],
        ['was bought under another id', ({ reply }) => void (reply.order['id'] = '7-99')],
        ['set aside more than it cost', (texts) => moves(texts, 'miner_requested', '256')],
      ],
    ),
    ...aboutTerms.map(([does, row]) => lie(`sets aside what ${does}`, 'postings', requested, { row })),
    forgedUnshownMachine(),
  ]
}
