import type { Receipt, ReceiptCheckName } from '../receipts/receipt.ts'
import { type Change, inOrder, lie } from './forging-bonds.ts'
import type { Forgery } from './forging-house.ts'

type Fields = Record<string, unknown>

/** What a later row does, its receipt, and the check that refuses a request in it that could not be made. */
export type Later = readonly [does: string, honest: Receipt, refusedBy: ReceiptCheckName]
/** What a request does, and how it is written; `row`: what the later row says then. */
export type Requesting = readonly [does: string, request: Change, row?: Change]

/** The receipt of a later row with a request that could not be made: the first lie in each of them, the others in the first. */
export const forgedRequests = (later: readonly Later[], lies: readonly Requesting[]): Forgery[] =>
  later.flatMap(([does, honest, refusedBy], index) =>
    (index === 0 ? lies : lies.slice(0, 1)).map(([requests, request, row]) =>
      lie(`${does} what ${requests}`, refusedBy, honest, { accepted: request, ...(row && { row }) }),
    ),
  )

/** Changes what a request was given. */
export const given =
  (fact: string, changed: Fields): Change =>
  ({ facts }) =>
    void Object.assign(facts[fact] as Fields, changed)

/** Changes what was signed. */
export const signed =
  (changed: Fields): Change =>
  ({ command }) =>
    void Object.assign(command, changed)

/** The order does not say which agreement was accepted, in both rows where the later one keeps it. */
const lacksAgreement = inOrder((order) => void delete order['agreementSha256'])

/** What a purchase could say of the agreement that its owner accepted, and did not. `act`: what they did. */
export const aboutAgreement = (act: string): Requesting[] => [
  [`was ${act} under another agreement than was signed`, ...ordered({ agreementSha256: 'b'.repeat(64) })],
  [`was ${act} by signing another agreement than it says`, signed({ agreementSha256: 'b'.repeat(64) })],
  [
    `was ${act} under an agreement that changes afterwards`,
    () => undefined,
    ordered({ agreementSha256: 'b'.repeat(64) })[1],
  ],
  [`was ${act} by signing an agreement that it does not name`, lacksAgreement, lacksAgreement],
]

/** The order says something else, in both rows where the later one keeps it. */
export const ordered = (changed: Fields): [Change, Change] => {
  const change = inOrder((order) => void Object.assign(order, changed))
  return [change, change]
}
