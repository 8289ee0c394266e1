import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { amountOfUnits, isOffered } from '@touchstone/app/bonds/bond-figures'
import { type Bond, useBond, useBondHistory, useHeldUnits } from '@touchstone/app/bonds/bonds.queries'
import { bondDayText } from '@touchstone/app/bonds/words'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import { openingBar } from '@touchstone/app/protection/opening-bar'
import { useProtection } from '@touchstone/app/protection/protection.queries'
import { Loading } from '../investments/Loading.tsx'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Row } from '../ui/Row.tsx'
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
  const held = useHeldUnits(id) ?? 0
  return (
    <Screen
      title={data === undefined ? t('bonds.detailTitle') : issuerOf(data.issuer).name}
      back
      footer={data !== undefined && (held > 0 || isOffered(data)) ? <Act bond={data} held={held} /> : undefined}
    >
      <Loading query={bond} id={id} what="bond" skeleton={<DetailSkeleton />}>
        {(shown) => <Parts bond={shown} held={held} />}
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
type HeldProps = { bond: Bond; held: number }

function Parts({ bond, held }: HeldProps) {
  const history = useBondHistory(bond.id)
  return (
    <>
      <ProtectionNotice feature="bonds" />
      <StateNotice bond={bond} />
      <BondHero bond={bond} query={history} />
      {held > 0 && <Held bond={bond} held={held} />}
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

/** What somebody holds of it, and the way there. */
function Held({ bond, held }: HeldProps) {
  const { t } = useTranslation()
  return (
    <Card>
      <Row
        to={pathTo('bondOrders')}
        title={t('bonds.yourUnits')}
        right={
          <>
            {quantityText(String(held))} ·{' '}
            <Amount value={amountOfUnits(bond, held)} currency={bond.currency} toCent private />
          </>
        }
      />
    </Card>
  )
}

/** To lend; where nothing can be lent, to one's own units, or why. */
function Act({ bond: { id, state, unit, currency }, held }: HeldProps) {
  const { t } = useTranslation()
  const bar = openingBar(useProtection().data, 'bonds')
  const barred = bar === undefined ? undefined : t(`protection.blocked_${bar}`)
  const reason = state === 'open' ? barred : t(`bonds.state.${state}`)
  if (reason === undefined)
    return (
      <LinkButton wide to={pathTo('bondBuy', { id })}>
        {t('bonds.lendFrom', { amount: moneyText(unit, { places: 0 }), currency })}
      </LinkButton>
    )
  if (held > 0)
    return (
      <LinkButton wide to={pathTo('bondOrders')}>
        {t('bonds.seeMine')}
      </LinkButton>
    )
  return <Button wide reason={reason} />
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
