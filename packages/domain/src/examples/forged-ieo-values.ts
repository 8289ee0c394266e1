import type { Receipt } from '../receipts/receipt.ts'
import { type Change, retold } from './forging-bonds.ts'
import { inAll } from './forging-ieo.ts'
import { type Forgery, forgery } from './forging-house.ts'

/** Values that no house writes: a checker that reads them otherwise than another one is no proof. */
export const forgedIeoValues = (told: (name: string) => Receipt): Forgery[] => [
  ...caps.flatMap(([what, cap]) => [
    all(`allots in a sale with a cap of ${what}`, told('ieoAllotted'), { cap }),
    all(`takes back what was applied for with a cap of ${what}`, told('ieoWithdrawn'), { cap }),
    all(`releases tokens with a cap of ${what}`, told('ieoReleased'), { cap }),
  ]),
  ...formats.flatMap(([what, format]) => [
    all(`closes a sale of a format of ${what}`, told('ieoClosed'), { format }),
    all(`takes back what was applied for in a format of ${what}`, told('ieoWithdrawn'), { format }),
  ]),
  ...names.flatMap(([what, name]) => [
    all(`receives tokens of a sale that is ${what}`, told('tokensReceived'), { product: name }),
    all(`receives tokens under a reference that is ${what}`, told('tokensReceived'), { reference: name }),
    all(`pays out under a reference that is ${what}`, told('raisedPaidOut'), { reference: name }),
    all(`returns tokens under a reference that is ${what}`, told('tokensReturned'), { reference: name }),
    all(`delivers to an order that is ${what}`, told('tokensDelivered'), { orderId: name }),
    all(`delivers in a sale that is ${what}`, told('tokensDelivered'), { product: name }),
    all(`opens a sale that is ${what}`, told('ieoOpened'), { product: name }),
    all(`closes a sale that is ${what}`, told('ieoClosed'), { product: name }),
    all(`draws in a sale that is ${what}`, told('ieoDrawn'), { product: name }),
    all(`lists in a sale that is ${what}`, told('ieoListed'), { product: name }),
    all(`takes an application for ${what}`, told('ieoApplied'), { product: name }),
    all(`takes a payment in a sale that is ${what}`, told('ieoPaid'), { product: name }),
    all(`gives a part to an order that is ${what}`, told('ieoGiven'), { orderId: name }),
  ]),
]

const caps = [
  ['less than nothing', -1],
  ['nothing', 0],
  ['a number as text', '1'],
  ['a large number as text', '1e3'],
  ['no value', null],
  ['true', true],
] as const
const formats = [
  ['true', true],
  ['no value', null],
  ['another word', 'auction'],
] as const
const names = [
  ['a list', []],
  ['an object', {}],
  ['no value', null],
  ['a number', 7],
] as const

/** Every row that the receipt carries says so. */
function all(sentence: string, honest: Receipt, changed: Record<string, unknown>): Forgery {
  const change: Change = inAll(changed)
  const forged = retold(honest, { row: change, accepted: change, armed: change })
  return forgery(sentence, 'postings', { honest, forged })
}
