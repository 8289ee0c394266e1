import { writeCanonical } from '../books/codec.ts'
import { canonicalText } from '../ledger/canonical.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import { afterDay } from '../mining/after-day.ts'
import type { MinerCredited } from '../mining/mining-commands.ts'
import type { MinerOrder } from '../mining/miner-order.ts'
import { outputOf, wornAfter } from '../mining/output.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import type { Receipt, ReceiptCheckName } from '../receipts/receipt.ts'
import { readReply } from '../rulebook/read-row.ts'
import { type Change, type Changes, retold, type Texts } from './forging-bonds.ts'
import { type Forgery, forgery } from './forging-house.ts'

type Fields = Record<string, unknown>

/** Counts a day of machines again from what its row says of network, price and order, and moves what comes of it. */
export function countedAgain(texts: Texts): void {
  const { facts } = texts
  const reply = readReply(canonicalText(texts.reply as never)) as MinerCredited
  const { order, day, price, idleBefore, incomeBefore } = reply
  const { difficulty, reward } = facts['networkDay'] as { difficulty: string; reward: string }
  const output = outputOf({ difficulty: decimal(difficulty), reward: decimal(reward) }, order, price)
  const before: MinerOrder = {
    ...order,
    state: 'held',
    daysPaid: order.daysPaid - 1,
    idleDays: idleBefore,
    income: incomeBefore,
    worn: wornAfter(order, order.daysPaid - 1),
  }
  const after = afterDay(before, { day, net: output.net, at: Number(facts['at']) })
  texts.reply = JSON.parse(writeCanonical({ ...reply, ...output, ...after })) as Texts['reply']
  const { id, coin, currency, returned } = after.order
  const { net } = output
  texts.entries.splice(
    0,
    texts.entries.length,
    ['miner_output', coin, 'house:transit', 'balance', printDecimal(net), id],
    ['miner_worn', currency, 'invested', 'house:fees', printDecimal(after.wornOff), id],
    ['miner_returned', currency, 'invested', 'balance', printDecimal(returned), id],
  )
}

/** A change after which the day is counted again. */
export const counting =
  (change: Change): Change =>
  (texts) => {
    change(texts)
    countedAgain(texts)
  }

/** Changes the figures by which a day is counted. */
export const countedBy = (changed: Fields): Change =>
  counting(({ facts }) => void Object.assign(facts['networkDay'] as Fields, changed))

/** Says something else of an order, and counts by it. */
export const onTerms = (changed: Fields): Change => counting(({ reply }) => void Object.assign(reply.order, changed))

/** Changes what a network's book says that it was told. */
export const saying =
  (changed: Fields): Change =>
  ({ command, reply }) => {
    for (const [name, value] of Object.entries(changed)) {
      reply[name] = value
      if (name in command) command[name] = value
    }
  }

/** The receipt of machines beside another row of the network. */
export const withArmed = (receipt: Receipt, armed: Receipt['armed']): Receipt => retold({ ...receipt, armed }, {})

/** The fields of a reply as its text has them. */
export const repliedIn = (row: JournalRow): Fields => JSON.parse(row.reply) as Fields

/** A lie of the network's rows, of the order or of the day, by which the day is counted again. */
export const dayLie =
  (honest: Receipt, refusedBy: ReceiptCheckName) =>
  (sentence: string, changes: Changes, also: readonly ReceiptCheckName[] = []): Forgery =>
    forgery(sentence, refusedBy, { honest, forged: retold(honest, changes), also })
