import { useTranslation } from 'react-i18next'
import { yearlyRate } from '@touchstone/app/bonds/bond-figures'
import type { Bond } from '@touchstone/app/bonds/bonds.queries'
import { percentText } from '@touchstone/app/format/number-text'
import { BondChip } from './BondChip.tsx'
import { useTermText } from './use-issuer.ts'

/** What can be lost stands first and as large as what a year would bring. */
export function BondHero({ bond }: { bond: Bond }) {
  const { t } = useTranslation()
  const termText = useTermText()
  return (
    <section>
      <div className="flex items-start justify-between gap-3">
        <dl className="flex min-w-0 flex-col gap-2">
          <div>
            <dt className="text-sm text-fg-2">{t('investments.canLose')}</dt>
            <dd className="text-3xl font-semibold break-words">{t('bonds.canLoseAll')}</dd>
          </div>
          <div>
            <dt className="text-sm text-fg-2">{t('bonds.everyArrives')}</dt>
            <dd className="num text-3xl font-semibold break-words">
              {percentText(yearlyRate(bond), 2)}{' '}
              <span className="text-base font-normal text-fg-2">{t('bonds.yearly')}</span>
            </dd>
          </div>
        </dl>
        <BondChip state={bond.state} />
      </div>
      <p className="mt-1 text-sm text-fg-2">{termText(bond)}</p>
    </section>
  )
}
