import { parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { Reply } from '@touchstone/domain/rulebook/nouns'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { SecondContractSettled } from '@touchstone/domain/second-contracts/settle-second-contract'
import { printed } from '../format/print-money.ts'
import { askedFault } from '../receipts/asked-fault.ts'
import type { Beside } from '../receipts/judgement.ts'
import type { Fetched } from '../receipts/receipts.queries.ts'
import type { TextKey } from '../texts/text-key.ts'
import type { ClosePlace } from './close-result.ts'
import { type ClosedPart, type Outcome, outcomeOfCloses, outcomeOfOption } from './outcome.ts'

/** What a card shows, and of what: the record, and which of its closes. */
export type ShownOutcome = {
  outcome: Outcome | 'loading' | 'failed'
  bookId: string
  sequence: number
  /** None of an option. */
  closes: readonly ClosePlace[]
}

/**
 * Whether the figures of a card are those of the receipt that its seal is for: they come by another call, or by an event,
 * and only the receipt is checked. How long it lasted and its leverage are in no receipt of a close.
 */
export function besideSeal(shown: ShownOutcome, fetched: Pick<Fetched, 'receipt' | 'told'>): Beside {
  const { outcome, bookId, sequence } = shown
  const fault = askedFault({ bookId, sequence: String(sequence) }, fetched.receipt)
  if (fault !== undefined) return { sentence: fault }
  if (outcome === 'loading') return 'awaited'
  if (outcome === 'failed') return 'covered'
  const own = receiptOutcome(shown.closes, outcome, fetched)
  if (own === 'unreadable') return 'covered'
  if (own === undefined) return { sentence: 'the receipt has no result of what is shown' }
  const [onCard, inReceipt] = [figuresOf(outcome), figuresOf(own)]
  const names = [...new Set([...inReceipt.keys(), ...onCard.keys()])]
  const name = names.find((each) => !isSame(onCard.get(each), inReceipt.get(each)))
  if (name === undefined) return 'covered'
  const [shownAs, proven] = [onCard, inReceipt].map((figures) => figures.get(name) ?? 'none')
  return { sentence: `${name} is shown as ${shownAs}, but the receipt has ${proven}` }
}

/** The same outcome made from the receipt alone. A record that cannot be read gets no seal in any case. */
function receiptOutcome(
  closes: readonly ClosePlace[],
  { held }: Outcome,
  { receipt, told }: Pick<Fetched, 'receipt' | 'told'>,
): Outcome | 'unreadable' | undefined {
  let reply: Reply
  try {
    reply = readReply(receipt.journal.row.reply)
  } catch {
    return 'unreadable'
  }
  if (reply.kind === 'second_contract_settled') return optionOutcome(reply)
  if (reply.kind !== 'closed' && reply.kind !== 'reversed') return undefined
  const { settlements } = reply
  const parts = closes.flatMap(({ place, positionId }): ClosedPart[] => {
    const settled = settlements[place]
    const part = told?.find((each) => each.place === place && each.positionId === positionId)
    if (settled === undefined || part === undefined || settled.positionId !== positionId) return []
    const { symbol, direction } = settled
    const position = { symbol, direction, leverage: held?.leverage ?? 1, openTime: part.time }
    return [{ position, part, isPart: settled.quantity < settled.before.quantity }]
  })
  return parts.length === closes.length ? outcomeOfCloses(parts) : undefined
}

function optionOutcome({ contract }: SecondContractSettled): Outcome | undefined {
  const { state, symbol, direction, stake, payout, openPrice, closePrice } = contract
  if (state === 'placed') return undefined
  const amounts = { stake: printDecimal(stake), payout: printDecimal(payout) }
  const prices = { openPrice: printed(openPrice), closePrice: printed(closePrice) }
  return outcomeOfOption({ symbol, direction, state, ...amounts, ...prices, lastedMs: undefined })
}

/** Everything on a card that its receipt has too, by name; undefined and null alike where there is none. */
function figuresOf({ title, held, count, net, yield: gained, prices, quantity, sum }: Outcome) {
  return new Map<string, string | null | undefined>([
    ['the result', net],
    ['the yield', gained],
    ['what happened', `"${inEnglish(title)}"`],
    ['the number of positions', String(count)],
    ['the symbol', held?.symbol],
    ['the side', held?.side],
    ['the quantity', quantity],
    ...prices.map(({ label, value }) => [`the ${inEnglish(label)}`, value] as const),
    ...sum.flatMap(({ label, value, fees = {} }) => [
      [`the line "${inEnglish(label)}"`, value] as const,
      ...Object.entries(fees).map(([name, fee]) => [`the ${name} fee`, fee] as const),
    ]),
  ])
}

/** A name of a text in words: what a check found is said in English, whatever the app speaks. */
const inEnglish = (key: TextKey): string =>
  key.replace(/^.*\./, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Amounts are the same in whatever form they are printed. */
function isSame(a: string | null | undefined, b: string | null | undefined): boolean {
  if ((a ?? null) === (b ?? null)) return true
  const [left, right] = [parseDecimal(a ?? ''), parseDecimal(b ?? '')]
  return left !== undefined && left === right
}
