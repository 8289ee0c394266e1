import type { Money } from '../money/decimal.ts'
import type { MinerOrder } from './miner-order.ts'
import { wornAfter } from './output.ts'

/** After so many days in a row without income a contract ends, and what is not used up returns. */
export const idleDaysMax = 10

/** An order after a day that paid `net`, and how much of its price that day used up. `at`: epoch milliseconds. */
export function afterDay(
  held: MinerOrder,
  { day, net, at }: { day: number; net: Money; at: number },
): { order: MinerOrder; wornOff: Money } {
  const daysPaid = held.daysPaid + 1
  const worn = wornAfter(held, daysPaid)
  const idleDays = net === 0n ? held.idleDays + 1 : 0
  const isEnded = daysPaid === held.cycleDays
  const isStopped = !isEnded && idleDays === idleDaysMax
  const order: MinerOrder = {
    ...held,
    state: isEnded ? 'ended' : isStopped ? 'stopped' : 'held',
    daysPaid,
    idleDays,
    lastDay: day,
    lastIncome: net,
    income: held.income + net,
    worn,
    returned: isStopped ? held.amount - worn : 0n,
    endedAt: isEnded || isStopped ? at : null,
  }
  return { order, wornOff: worn - held.worn }
}
