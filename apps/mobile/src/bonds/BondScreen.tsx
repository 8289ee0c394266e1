import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isOffered } from '@touchstone/app/bonds/bond-figures'
import { type Bond, useBond, useBondHistory } from '@touchstone/app/bonds/bonds.queries'
import { bondDayText } from '@touchstone/app/bonds/words'
import { moneyText } from '@touchstone/app/format/print-money'
import { openingBar } from '@touchstone/app/protection/opening-bar'
import { useProtection } from '@touchstone/app/protection/protection.queries'
import { Loading } from '../investments/Loading.tsx'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { AccountCard } from './AccountCard.tsx'
import { BondHero } from './BondHero.tsx'
import { BondTerms } from './BondTerms.tsx'
import { KeyRows } from './KeyRows.tsx'
import { PaymentsCard } from './PaymentsCard.tsx'
import { RaisedCard } from './RaisedCard.tsx'
import { RiskCard } from './RiskCard.tsx'
import { ScheduleCard } from './ScheduleCard.tsx'
import { useIssuer } from './use-issuer.ts'

/** One bond: what can be lost and what it would pay, who borrows, how likely that fails, and what its issuer's account did. */
export function BondScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const bond = useBond(id)
  const issuerOf = useIssuer()
  const { data } = bond
  return (
    <Screen
      title={data === undefined ? t('bonds.detailTitle') : issuerOf(data.issuer).name}
      back
      footer={data === undefined ? undefined : <Lend bond={data} />}
    >
      <Loading query={bond} id={id} what="bond" skeleton={<DetailSkeleton />}>
        {(shown) => <Parts bond={shown} />}
      </Loading>
    </Screen>
  )
}

/** Where nobody can lend just now, why. */
function StateNotice({ bond: { state, issuer, lateSinceDay } }: { bond: Bond }) {
  const { t } = useTranslation()
  const { name } = useIssuer()(issuer)
  if (state === 'open') return null
  const tone = state === 'late' ? 'danger' : state === 'failed' ? 'warn' : 'info'
  const day = lateSinceDay === null ? '' : bondDayText(lateSinceDay)
  return <Notice tone={tone}>{t(`bonds.stateText.${state}`, { issuer: name, day })}</Notice>
}

/** Until it has come about, what one may go into; then what it pays and what is late comes first. */
function Parts({ bond }: { bond: Bond }) {
  const history = useBondHistory(bond.id)
  return (
    <>
      <ProtectionNotice feature="bonds" />
      <StateNotice bond={bond} />
      <BondHero bond={bond} query={history} />
      {bond.startDay === null ? (
        <>
          {isOffered(bond) && <RaisedCard bond={bond} />}
          <RiskCard bond={bond} />
          <KeyRows bond={bond} />
          <ScheduleCard bond={bond} query={history} />
          <AccountCard bond={bond} query={history} />
        </>
      ) : (
        <>
          <AccountCard bond={bond} query={history} />
          <ScheduleCard bond={bond} query={history} />
          <PaymentsCard bond={bond} query={history} />
          <RiskCard bond={bond} />
          <KeyRows bond={bond} />
        </>
      )}
      <BondTerms bond={bond} />
    </>
  )
}

function Lend({ bond: { id, state, unit, currency } }: { bond: Bond }) {
  const { t } = useTranslation()
  const bar = openingBar(useProtection().data, 'bonds')
  if (state !== 'open') return <Button wide reason={t(`bonds.state.${state}`)} />
  if (bar !== undefined) return <Button wide reason={t(`protection.blocked_${bar}`)} />
  return (
    <LinkButton wide to={pathTo('bondBuy', { id })}>
      {t('bonds.lendFrom', { amount: moneyText(unit, { places: 0 }), currency })}
    </LinkButton>
  )
}

function DetailSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-36" />
      <Skeleton className="h-32 rounded-lg" />
      <Skeleton className="h-36 rounded-lg" />
      <Skeleton className="h-48 rounded-lg" />
    </div>
  )
}
