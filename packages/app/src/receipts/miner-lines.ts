import type { FactFields } from '@touchstone/domain/books/fact-kind'
import type { MinerCredited } from '@touchstone/domain/mining/mining-commands'
import { networkDayFact } from '@touchstone/domain/mining/mining-facts'
import { costOfDay, wornAfter } from '@touchstone/domain/mining/output'
import { ONE } from '@touchstone/domain/money/decimal'
import { exact } from './exact.ts'
import { type Line, result } from './formula-line.ts'

/** What the machines found, what they cost at the day's closing price, what of it was paid, and what the day used up. */
export function minerLines(reply: MinerCredited, facts: FactFields): Line[] {
  const { order, gross, costs, cut, net, price, wornOff } = reply
  const { coin, currency, units, hostingFee, tariff, power, outputMax, amount, daysPaid, cycleDays, returned } = order
  const cost = costOfDay(order)
  const earned = gross > costs ? gross - costs : 0n
  const before = wornAfter(order, daysPaid - 1)
  return [
    foundLine(reply, facts),
    {
      label: 'miningRecords.costs',
      expression: `(${exact(hostingFee)} + ${exact(tariff)} × ${power} ÷ 1,000 × 24) × ${units}`,
      result: result(exact(cost), currency),
    },
    {
      label: 'miningRecords.costsInCoin',
      expression: `${exact(cost)} ÷ ${exact(price)}`,
      result: result(exact(costs), coin),
      ...(costs * price === cost * ONE ? {} : { note: 'receipts.roundedUp' as const }),
    },
    ...(cut === 0n
      ? []
      : [
          {
            label: 'miningRecords.cut' as const,
            expression: `${exact(earned)} − ${exact(outputMax)} × ${units}`,
            result: result(exact(cut), coin),
          },
        ]),
    {
      label: 'miningRecords.net',
      expression: `${exact(gross)} − ${exact(costs)}${cut === 0n ? '' : ` − ${exact(cut)}`}`,
      result: result(exact(net), coin),
      ...(gross < costs ? { note: 'miningRecords.nothingOwed' as const } : {}),
    },
    {
      label: 'miningRecords.worn',
      expression: `${exact(amount)} × ${daysPaid} ÷ ${cycleDays} − ${exact(before)}`,
      result: result(exact(wornOff), currency),
      ...((before + wornOff) * BigInt(cycleDays) === amount * BigInt(daysPaid)
        ? {}
        : { note: 'receipts.roundedDown' as const }),
    },
    ...(returned === 0n
      ? []
      : [
          {
            label: 'miningRecords.returned' as const,
            expression: `${exact(amount)} − ${exact(before + wornOff)}`,
            result: result(exact(returned), currency),
          },
        ]),
  ]
}

/** The row names what the network was like; the check compares that with the row of the network's own book. */
function foundLine({ order, gross }: MinerCredited, facts: FactFields): Line {
  const { hashrate, units, coin } = order
  const day = networkDayFact.read(facts)
  const machines = `${exact(hashrate * BigInt(units))}×10¹² × 86,400`
  return {
    label: 'miningRecords.found',
    expression: day === undefined ? machines : `${machines} ÷ (${exact(day.difficulty)} × 2³²) × ${exact(day.reward)}`,
    result: result(exact(gross), coin),
    note: 'receipts.roundedDown',
  }
}
