import { useTranslation } from 'react-i18next'
import { type LossCase, lossesOf } from '@touchstone/app/bonds/bond-figures'
import type { PlanTerms } from '@touchstone/app/bonds/bond-figures'
import { absolute, decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { Amount } from '../ui/Amount.tsx'

const words = {
  nothing: 'bonds.lossNothing',
  half: 'bonds.lossHalf',
  all_but_last: 'bonds.lossAllButLast',
  whole: 'bonds.everyArrives',
} as const satisfies Record<LossCase, string>

/** What comes and what is lost in each case, the worst first. */
export function LossTable({ terms, units }: { terms: PlanTerms; units: number }) {
  const { t } = useTranslation()
  const { currency } = terms
  return (
    <ul className="flex flex-col gap-2">
      {lossesOf(terms, units).map(({ case: name, gets, result }) => {
        const isLoss = result.startsWith('-')
        return (
          <li key={name} className="rounded-md bg-surface-2 p-3 text-sm">
            <p className="font-medium">{t(words[name])}</p>
            <dl className="mt-1.5 grid grid-cols-2 gap-3">
              <div className="min-w-0">
                <dt className="text-xs text-fg-2">{t(isLoss ? 'bonds.youLose' : 'bonds.youEarn')}</dt>
                <dd className="font-semibold">
                  <Amount
                    value={printDecimal(absolute(decimal(result)))}
                    currency={currency}
                    toCent
                    className={isLoss ? 'text-danger' : undefined}
                  />
                </dd>
              </div>
              <div className="min-w-0 text-right">
                <dt className="text-xs text-fg-2">{t('bonds.youGet')}</dt>
                <dd>
                  <Amount value={gets} currency={currency} toCent />
                </dd>
              </div>
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
