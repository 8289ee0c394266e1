import type { Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { type Change, inOrder, lie, moves } from './forging-bonds.ts'
import type { Forgery } from './forging-house.ts'
import { aboutAgreement, forgedRequests, given, ordered, signed } from './forging-requests.ts'
import { aboutTerms, forgedUnshownTerms, promisedIn } from './forged-note-terms.ts'
import { accrualReceipts, noteReceipts } from './product-receipts.ts'

/** Ways in which a house could go on from a purchase of a note, or from leaving one, that nobody could have asked for. */
export function forgedNoteRequests(): Forgery[] {
  const receipts = { ...noteReceipts(), ...accrualReceipts() }
  const told = (name: string): Receipt => {
    const receipt = receipts[name]
    assert(receipt !== undefined, `there is an example ${name}`)
    return receipt
  }
  const requested = told('strategyRequested')
  const promised = promisedIn(requested)
  return [
    ...forgedRequests(
      [
        ['grants', told('strategyConfirmed'), 'postings'],
        ['declines', told('strategyDeclined'), 'postings'],
        ['takes back', told('strategyCancelled'), 'postings'],
        ['leaves', told('strategyLeaving'), 'postings'],
        ['counts a day of', told('accrued'), 'accepted'],
        ['counts the last day of', told('accruedLeft'), 'accepted'],
      ],
      [
        ['was bought for more than was signed', signed({ amount: '50' })],
        ['was bought of another product than was signed', signed({ product: 'spread-30' })],
        ...aboutAgreement('bought'),
        ...aboutTerms(promised),
        ['was bought of another pool than was given', given('poolBook', { bookId: 9 })],
        ['was bought of the pool of another product', given('poolBook', { product: 'spread-30' })],
        ['was bought on other terms than the settings have', ...ordered({ exitFeeRate: '0.5' })],
        ['was bought under another rule than its hash is of', ...ordered({ ruleHash: 'b'.repeat(64) })],
        ['was bought under other settings than it says', ...ordered({ settingsVersion: 2 })],
        ['was bought at another time than it says', ...ordered({ requestedAt: 1 })],
        ['had lost some as it was bought', ...ordered({ remaining: '900' })],
        ['was bought under another id', ({ reply }) => void (reply.order['id'] = '7-99')],
        ['set aside more than it cost', (texts) => moves(texts, 'strategy_requested', '1002')],
      ],
    ),
    ...aboutTerms(promised).map(([does, row]) => lie(`sets aside what ${does}`, 'postings', requested, { row })),
    forgedUnshownTerms(),
    ...forgedLeavings(told('accruedLeft')),
  ]
}

/** The row that asked to leave could not be written so, whatever the day says. */
function forgedLeavings(honest: Receipt): Forgery[] {
  const asking = (sentence: string, armed: Change): Forgery => lie(sentence, 'accepted', honest, { armed })
  return [
    asking(
      'takes the fee of leaving a note of other terms',
      inOrder((order) => void (order['exitFeeRate'] = '0.001')),
    ),
    asking(
      'takes the fee of leaving a note that was over',
      inOrder((order) => void (order['state'] = 'ended')),
    ),
    asking(
      'takes the fee of leaving more than was bought',
      inOrder((order) => void (order['remaining'] = '2000')),
    ),
    asking(
      'takes the fee of leaving by a row that names another',
      inOrder((order) => void (order['exitRow'] = 2)),
    ),
    asking('takes the fee twice, once as somebody asks to leave', (texts) => {
      texts.entries.push(['strategy_exit_fee', 'USDT', 'invested', 'house:fees', '1', String(texts.reply.order['id'])])
    }),
  ]
}
