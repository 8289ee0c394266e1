import type { UseQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { accountStanding, isOffered, planOf, raisedOf, sumOf, yearlyRate } from '@touchstone/app/bonds/bond-figures'
import type { Bond, BondHistory } from '@touchstone/app/bonds/bonds.queries'
import { bondDayText } from '@touchstone/app/bonds/words'
import { noNumber, percentText } from '@touchstone/app/format/number-text'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import { Amount } from '../ui/Amount.tsx'
import { BondChip } from './BondChip.tsx'
import { useTermText } from './use-issuer.ts'

type BondHeroProps = { bond: Bond; query: UseQueryResult<BondHistory> }

/** While it is offered: what can be lost, as large as what a year would bring. Then what became of it. */
export function BondHero({ bond, query }: BondHeroProps) {
  const { t } = useTranslation()
  const termText = useTermText()
  const { unit, termDays: days } = bond
  const interest = moneyText(sumOf(planOf(bond, 0), 1).interest)
  return (
    <section>
      {isOffered(bond) ? <Offer bond={bond} /> : <Outcome bond={bond} history={query.data} />}
      {bond.state !== 'failed' && <p className="num mt-1 text-sm text-fg-2">{termText(bond)}</p>}
      {isOffered(bond) && (
        <p className="num text-sm text-fg-2">{t('bonds.onUnit', { interest, unit: quantityText(unit), days })}</p>
      )}
    </section>
  )
}

function Offer({ bond }: { bond: Bond }) {
  const { t } = useTranslation()
  return (
    <>
      <Main bond={bond} label={t('investments.canLose')} value={t('bonds.canLoseAll')} />
      <Yearly bond={bond} look="text-3xl" unitLook="text-base" />
    </>
  )
}

type YearlyProps = { bond: Bond; look: string; unitLook: string }

function Yearly({ bond, look, unitLook }: YearlyProps) {
  const { t } = useTranslation()
  return (
    <dl className="mt-2">
      <dt className="text-sm text-fg-2">{t('bonds.everyArrives')}</dt>
      <dd className={clsx('num font-semibold break-words', look)}>
        {percentText(yearlyRate(bond), 2)}{' '}
        <span className={clsx('font-normal text-fg-2', unitLook)}>{t('bonds.yearly')}</span>
      </dd>
    </dl>
  )
}

/** What is owed of one that is late; when the next payment is due of one that runs; what came back, or that too little was sold. */
function Outcome({ bond, history }: { bond: Bond; history: BondHistory | undefined }) {
  const { t } = useTranslation()
  const { state, currency, dueNow, lateSinceDay } = bond
  const { raised, least } = raisedOf(bond)
  const amount = (value: string): ReactNode => <Amount value={value} fit toCent currency={currency} />
  if (state === 'late') {
    const day = lateSinceDay === null ? noNumber : bondDayText(lateSinceDay)
    return <Main bond={bond} label={t('bonds.owedToAllSince', { day })} value={amount(dueNow)} />
  }
  if (state === 'repaid') return <Main bond={bond} label={t('bonds.paidInFull')} value={amount(raised)} />
  if (state === 'failed') return <Main bond={bond} label={t('bonds.fellShortOf')} value={amount(least)} />
  const next = history && accountStanding(bond, history.schedule, history.payments[0]?.day).dueDay
  return (
    <>
      <Main
        bond={bond}
        label={t('bonds.nextPayment')}
        value={next === undefined || next === null ? noNumber : bondDayText(next)}
      />
      <Yearly bond={bond} look="text-lg" unitLook="text-sm" />
    </>
  )
}

function Main({ bond, label, value }: { bond: Bond; label: string; value: ReactNode }) {
  return (
    <>
      <div className="flex items-start justify-between gap-3 text-sm text-fg-2">
        <span className="min-w-0 break-words">{label}</span>
        <BondChip state={bond.state} />
      </div>
      <p className="num text-3xl font-semibold">{value}</p>
    </>
  )
}
