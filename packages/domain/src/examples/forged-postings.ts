import { decimal, printDecimal } from '../money/decimal.ts'
import type { Receipt, ReceiptCheckName } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { anchoredAgain } from './anchored-again.ts'
import { type Forgery, forgery } from './forging-house.ts'
import { plainReceipts } from './plain-receipts.ts'

/** Every way in which a house could answer one thing and post another, or nothing. */
export function forgedPostings(): Forgery[] {
  const receipts = plainReceipts()
  const plain = (name: string): Receipt => {
    const receipt = receipts[name]
    assert(receipt !== undefined, `there is an example ${name}`)
    return receipt
  }
  const rewritten = (lie: string, honest: Receipt, change: (texts: Texts) => Texts): Forgery =>
    forged(lie, honest, anchoredAgain(honest, { row: change(honest.journal.row) }))
  const credited = plain('credited')
  const moved = plain('moved')
  const cancelled = plain('cancelled')
  const requested = plain('requested')
  const corrected = plain('correctedDown')
  return [
    rewritten('says that a deposit was credited, and posts nothing', credited, ({ command, reply }) => ({
      command,
      reply: changed(reply, '"amount":"500"', '"amount":"499"'),
      entries: '[]',
    })),
    rewritten('says that money was transferred, and moves nothing', moved, ({ command, reply }) => ({
      command,
      reply: changed(reply, '"amount":"1000"', '"amount":"999"'),
      entries: '[]',
    })),
    forged('returns nothing of a cancelled order, and does not show what it had reserved', cancelled, {
      ...anchoredAgain(cancelled, { row: { entries: '[]' } }),
      accepted: null,
    }),
    rewritten('takes a fee of a withdrawal that no setting names', requested, ({ command, reply, entries }) => {
      const fee = /"fee":"([\d.]+)"/.exec(reply)?.[1] ?? ''
      const frozen = printDecimal(decimal('200') + decimal(fee))
      return {
        command,
        reply: changed(reply, `"fee":"${fee}"`, '"fee":"300"'),
        entries: changed(entries, `"${frozen}"`, '"500"'),
      }
    }),
    // Everything adds up; but no issuer has brought any of it, and no settings say that there is such a token.
    forgery('moves a currency that nobody has added', 'entries', {
      honest: moved,
      forged: anchoredAgain(moved, { row: inCurrency(moved.journal.row, 'SOLAR') }),
    }),
    rewritten('takes less back than it says', corrected, ({ command, reply, entries }) => ({
      command,
      reply,
      entries: changed(entries, '"9"', '"8"'),
    })),
  ]
}

type Texts = Pick<Receipt['journal']['row'], 'command' | 'reply' | 'entries'>

const inCurrency = ({ command, reply, entries }: Texts, code: string): Texts => ({
  command: changed(command, '"USDT"', `"${code}"`),
  reply: changed(reply, '"USDT"', `"${code}"`),
  entries: changed(entries, '"USDT"', `"${code}"`),
})

const refusedBy: ReceiptCheckName = 'postings'
const forged = (lie: string, honest: Receipt, receipt: Receipt): Forgery =>
  forgery(lie, refusedBy, { forged: receipt, honest })

function changed(text: string, was: string, is: string): string {
  assert(text.includes(was), `the text says ${was}`)
  return text.replace(was, is)
}
