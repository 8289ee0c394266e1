import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { unitsLeft } from '@touchstone/app/investments/units-form'
import { yearlyRate } from '@touchstone/app/bonds/bond-figures'
import type { Bond } from '@touchstone/app/bonds/bonds.queries'
import { bondDayText, unitCount } from '@touchstone/app/bonds/words'
import { percentText } from '@touchstone/app/format/number-text'
import { pathTo } from '../routes/paths.ts'
import { Figure } from '../ui/Figure.tsx'
import { BondChip } from './BondChip.tsx'
import { RaisedBar } from './RaisedBar.tsx'
import { useBondName, useIssuer } from './use-issuer.ts'

/** A bond: who borrows and what for, what can be lost beside what it would pay, and how much was raised; since when one is late. */
export function BondCard({ bond }: { bond: Bond }) {
  const { t } = useTranslation()
  const nameOf = useBondName()
  const issuerOf = useIssuer()
  const { id, issuer, riskClass, state, lateSinceDay } = bond
  return (
    <Link
      to={pathTo('bond', { id })}
      className="flex flex-col gap-3 rounded-lg bg-surface p-4 shadow-raised transition-colors duration-150 active:bg-surface-2"
    >
      <span>
        <span className="flex items-start justify-between gap-3">
          <span className="min-w-0 text-base font-semibold break-words">{nameOf(bond)}</span>
          <BondChip state={state} />
        </span>
        <span className="block text-sm break-words text-fg-2">{issuerOf(issuer).purpose}</span>
      </span>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Figure label={t('investments.canLose')}>{t('bonds.canLoseAll')}</Figure>
        <Figure label={t('bonds.everyArrives')} end>
          {percentText(yearlyRate(bond), 2)} {t('bonds.yearly')}
        </Figure>
        <Figure label={t('bonds.riskClass', { letter: riskClass })}>{t(`bonds.risk.${riskClass}`)}</Figure>
        <Figure label={t('bonds.interest')} end>
          {t(`bonds.pays_${bond.repayment}`)}
        </Figure>
      </dl>
      {lateSinceDay !== null ? (
        <span className="num text-sm text-danger">{t('bonds.lateSinceDay', { day: bondDayText(lateSinceDay) })}</span>
      ) : (
        // The units of one that fell short have gone back.
        state !== 'failed' && <RaisedBar bond={bond} />
      )}
      {state === 'open' && <span className="num text-xs text-fg-3">{t('bonds.left', unitCount(unitsLeft(bond)))}</span>}
    </Link>
  )
}
