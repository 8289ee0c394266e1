import { decimal } from '../money/decimal.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { dayMs } from '../time.ts'
import type { Believed } from './believed-bonds.ts'
import { exampleDay } from './example-strategy-days.ts'
import { blockFigures, blockSettings } from './forged-network-days.ts'
import { inOrder, retold } from './forging-bonds.ts'
import { countedBy, counting, onTerms, saying } from './forging-mining.ts'
import { minedBy, minedUnderLater, minerReceipts, miningHouse, outputReceipts } from './mining-receipts.ts'

/** Ways in which a house could cheat those who have machines hosted, and their receipts hold all the same. */
export function believedMining(): Believed[] {
  const { minerRequested, minerDeclined } = minerReceipts()
  const { minedSecond, minedStopped } = outputReceipts()
  assert(minerRequested !== undefined && minerDeclined !== undefined, 'there are examples of orders')
  assert(minedSecond !== undefined && minedStopped !== undefined, 'and of days')
  return [
    {
      lie: 'declines somebody while units are left',
      takes: 'the row grant_declined as armed',
      forged: retold(minerDeclined, {
        row: ({ command, reply }) => {
          for (const each of [command, reply]) each['left'] = '0'
        },
      }),
    },
    {
      lie: 'sells while nobody knows its network',
      takes: 'the row of the network in the receipt of the request; `verify` looks for it',
      forged: retold(minerRequested, {
        row: ({ facts }) => void Object.assign(facts['networkDay'] as object, { row: 99, day: exampleDay - dayMs }),
      }),
    },
    {
      lie: 'counts a day on other terms once the settings have changed, and says that those were asked for by a row that names none',
      takes:
        'the signature of the request, which names its terms; of an older row its receipt, which shows the settings that it was made under',
      forged: retold(minedUnderLater(), {
        accepted: (texts) => {
          delete texts.command['termsSha256']
          inOrder((order) => void (order['hashrate'] = '100'))(texts)
        },
        row: onTerms({ hashrate: '100' }),
      }),
    },
    {
      lie: 'moves the start a day later, and forgets the first day',
      takes: 'the receipt of the confirmation, or a replay of the book',
      forged: retold(minedSecond, {
        row: counting(({ reply }) => {
          Object.assign(reply, { idleBefore: 0, incomeBefore: '0' })
          Object.assign(reply.order, { startDay: Number(reply.order['startDay']) + dayMs, daysPaid: 1 })
        }),
      }),
    },
    {
      lie: 'forgets in a sum what it has paid before',
      takes: 'the receipt of the day before, or a replay of the book',
      forged: retold(minedSecond, { row: counting(({ reply }) => void (reply['incomeBefore'] = '0')) }),
    },
    {
      lie: 'runs machines on after ten days without income, as if one had earned',
      takes: 'the same',
      forged: retold(minedStopped, { row: counting(({ reply }) => void (reply['idleBefore'] = 5)) }),
    },
    {
      lie: 'stops machines early, as if a day that earned had brought nothing',
      takes: 'the same',
      forged: retold(tenthDay(), { row: counting(({ reply }) => void (reply['idleBefore'] = 9)) }),
    },
    {
      lie: 'keeps a second book of a network whose blocks it reads, with figures that it made up',
      takes: 'the blocks themselves, and one book a network in `verify`; of a simulated network all books say the same',
      forged: bySecondBook(),
    },
    {
      lie: 'names a difficulty that a real network did not have, under the hash of a block that took more work than it had to',
      takes: 'any explorer that shows the block; the header of the block in the row, which it does not carry yet',
      forged: underLuckyBlock(),
    },
  ]
}

/** One day that earned, and nine that did not. */
function tenthDay(): Receipt {
  const house = miningHouse()
  house.record(exampleDay - dayMs)
  const orderId = minedBy(house)
  house.count(orderId, '90000')
  const days = Array.from({ length: 9 }, () => house.count(orderId, '9000'))
  const last = days.at(-1)
  assert(last !== undefined, 'nine days were counted')
  return house.receiptOf(last)
}

function underLuckyBlock(): Receipt {
  const before = exampleDay - dayMs
  const difficulty = decimal('250000000000000')
  const house = miningHouse(exampleDay + dayMs, blockSettings, blockFigures(before))
  house.record(exampleDay, blockFigures(exampleDay, { difficulty }))
  house.record(exampleDay + dayMs, blockFigures(exampleDay + dayMs, { difficulty, fees: 0n }))
  return house.receiptOf(house.count(minedBy(house, 3, exampleDay + dayMs), '90000'))
}

function bySecondBook(): Receipt {
  const before = exampleDay - dayMs
  const house = miningHouse(exampleDay + dayMs, blockSettings, blockFigures(before))
  house.record(exampleDay, blockFigures(exampleDay))
  house.record(exampleDay + dayMs, blockFigures(exampleDay + dayMs))
  const honest = house.receiptOf(house.count(minedBy(house, 3, exampleDay + dayMs), '90000'))
  const { armed } = honest
  assert(armed !== null && armed !== undefined, 'the receipt carries the row of the network')
  const second = { ...honest, armed: { ...armed, row: { ...armed.row, bookId: 9 } } }
  const difficulty = '150000000000000'
  return retold(second, {
    armed: saying({ difficulty }),
    row: counting((texts) => {
      texts.reply['networkBook'] = 9
      Object.assign(texts.facts['networkDay'] as object, { bookId: 9 })
      countedBy({ difficulty })(texts)
    }),
  })
}
