import type { Receipt, ReceiptCheckName } from '../receipts/receipt.ts'
import { dayMs } from '../time.ts'
import { exampleTick } from './example-facts.ts'
import { exampleDay } from './example-strategy-days.ts'
import { type Change, retoldRow } from './forging-bonds.ts'
import { type Forgery, forgery } from './forging-house.ts'
import { counting } from './forging-mining.ts'
import { minedBy, miningHouse } from './mining-receipts.ts'

const bitcoin = 'BTC/USDT'
const ether = 'ETH/USDT'

/**
 * The first day of three machines, closed by the second tick of the tape and a watermark; the first one came an hour
 * before, the fourth half a second after its end. `change`: what the house makes of its row.
 */
function minedWith(change?: Change): Receipt {
  const house = miningHouse()
  const { ofPerson } = house
  house.record(exampleDay - dayMs)
  const honest = house.count(minedBy(house), '90000', '80000')
  const end = exampleDay + dayMs
  ofPerson.tape(exampleTick(bitcoin, 4, end + 500, '85000'))
  ofPerson.tape(exampleTick(bitcoin, 5, end + 900, '85000'))
  ofPerson.tape(exampleTick(ether, 1, end - 500, '3000'))
  ofPerson.tape({ symbol: ether, sequence: 2, watermarkAt: end })
  return house.receiptOf(change === undefined ? honest : ofPerson.rewrite((row) => retoldRow(row, change)))
}

/** Ways in which a house could count what a day costs by another price than the one at which it closed. */
export function forgedMiningPrices(): Forgery[] {
  const honest = minedWith()
  const closed = (
    sentence: string,
    price: string,
    close: object | undefined,
    also: readonly ReceiptCheckName[] = [],
  ): Forgery =>
    forgery(sentence, 'prices', {
      honest,
      forged: minedWith(
        counting(({ facts, reply }) => {
          reply['price'] = price
          if (close === undefined) delete facts['dayClose']
          else facts['dayClose'] = { symbol: bitcoin, from: 2, to: 3, ...close }
        }),
      ),
      also,
    })
  return [
    closed('counts costs at a price that nobody saw', '80000', {}),
    closed('counts costs at a price a unit lower', '89999.999999', {}),
    closed('counts costs at an earlier price of the day', '80000', { from: 1 }),
    closed('counts costs at an earlier price, and does not show that it was the last', '80000', { from: 1, to: 2 }),
    closed('counts costs at an earlier price, and shows it alone', '80000', { from: 1, to: 1 }),
    closed('counts costs at the first price of the next day', '85000', { from: 4, to: 5 }),
    closed('counts costs at the price of another symbol', '3000', { symbol: ether, from: 1, to: 2 }),
    closed('does not show which price was the last', '90000', { to: 2 }),
    closed('begins what it shows of the tape behind the last price', '90000', { from: 3, to: 4 }),
    closed('shows nothing of the tape', '90000', undefined),
    closed('shows the tape from its end to its beginning', '90000', { from: 3, to: 2 }),
  ]
}
