import { endOfTerm } from '@touchstone/domain/bond-issues/bond-interest'
import type { IssueReplyOf } from '@touchstone/domain/bond-issues/bond-issue-commands'
import { placesOf } from '@touchstone/domain/money/currency'
import { mulDiv, unitOf } from '@touchstone/domain/money/mul-div'
import { dayMs } from '@touchstone/domain/time'
import { exact, exactPercent } from './exact.ts'
import { type Line, result } from './formula-line.ts'

const asFarAsThere = { note: 'bondRecords.asFarAsThere' } as const

/** What fell due on one unit, what there was for it, and what it was paid: interest first, and principal from the end on. */
export function bondLines(reply: IssueReplyOf<'bond_paid'>): Line[] {
  const { currency, dailyRate, units, day, available, accrued, interestPerUnit, principalPerUnit } = reply
  const { interestOwedBefore, principalLeftBefore, interestThroughBefore } = reply
  const days = (reply.interestThrough - interestThroughBefore) / dayMs
  const isDue = days > 0
  const place = unitOf(placesOf(currency))
  const share = units > 0 ? mulDiv(available, 1n, BigInt(units) * place, 'down') * place : 0n
  const owed = interestOwedBefore + accrued
  const isRound = principalLeftBefore * dailyRate * BigInt(days) === accrued * 10n ** 18n
  const isOver = day >= endOfTerm(reply)
  return [
    {
      label: 'bondRecords.accrued',
      expression: isDue ? `${exact(principalLeftBefore)} × ${exactPercent(dailyRate)} × ${days}` : '—',
      result: result(exact(accrued), currency),
      ...(isDue
        ? isRound
          ? {}
          : { note: 'receipts.roundedDown' as const }
        : { note: 'bondRecords.notDueYet' as const }),
    },
    ...(interestOwedBefore === 0n
      ? []
      : [
          {
            label: 'bondRecords.owed' as const,
            expression: `${exact(interestOwedBefore)} + ${exact(accrued)}`,
            result: result(exact(owed), currency),
          },
        ]),
    {
      label: 'bondRecords.share',
      expression: `${exact(available)} ÷ ${units}`,
      result: result(exact(share), currency),
      ...(share * BigInt(units) === available ? {} : { note: 'receipts.roundedDown' as const }),
    },
    {
      label: 'bondRecords.interestPerUnit',
      expression: exact(owed),
      result: result(exact(interestPerUnit), currency),
      ...(interestPerUnit < owed ? asFarAsThere : {}),
    },
    ...(isOver
      ? [
          {
            label: 'bondRecords.principalPerUnit' as const,
            expression: exact(principalLeftBefore),
            result: result(exact(principalPerUnit), currency),
            ...(principalPerUnit < principalLeftBefore ? asFarAsThere : {}),
          },
        ]
      : []),
  ]
}
