import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { quantityText } from '@touchstone/app/format/print-money'
import { forMachines } from '@touchstone/app/mining/miner-form'
import { type MinerDetail, useHeldMachines, useMiner, useNetworkDays } from '@touchstone/app/mining/mining.queries'
import { openingBar } from '@touchstone/app/protection/opening-bar'
import { useProtection } from '@touchstone/app/protection/protection.queries'
import { Loading } from '../investments/Loading.tsx'
import { PayerCard } from '../investments/PayerCard.tsx'
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
import { DaysCard } from './DaysCard.tsx'
import { HouseCard } from './HouseCard.tsx'
import { MachineCard } from './MachineCard.tsx'
import { MinerHero } from './MinerHero.tsx'
import { MinerTerms } from './MinerTerms.tsx'
import { SyntheticInBar } from './NotReal.tsx'
import { PayBackCard } from './PayBackCard.tsx'
import { SourceCard } from './SourceCard.tsx'
import { machineName } from './use-machine-name.ts'

/** What covers it is told with so many decimals of the coin. */
const coverPlaces = 2

/** One machine: what a day of it paid and where the rest goes, whether it pays back, and what that is computed from. */
export function MinerScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const miner = useMiner(id)
  const { data } = miner
  const held = useHeldMachines(id) ?? 0
  return (
    <Screen
      title={data === undefined ? t('mining.detailTitle') : machineName(data)}
      back
      right={data === undefined ? undefined : <SyntheticInBar />}
      footer={data === undefined ? undefined : <Act miner={data} held={held} />}
    >
      <Loading query={miner} id={id} what="miner" skeleton={<DetailSkeleton />}>
        {(shown) => <Parts miner={shown} held={held} />}
      </Loading>
    </Screen>
  )
}

type HeldProps = { miner: MinerDetail; held: number }

function Parts({ miner, held }: HeldProps) {
  const { t } = useTranslation()
  const { network, state, yesterday } = miner
  const days = useNetworkDays(network)
  return (
    <>
      <ProtectionNotice feature="mining" />
      {state !== 'on_sale' && (
        <Notice tone={state === 'not_covered' ? 'danger' : 'info'}>{t(`mining.stateText.${state}`)}</Notice>
      )}
      <MinerHero miner={miner} />
      <HouseCard />
      {held > 0 && <Held miner={miner} held={held} />}
      {yesterday !== null && <PayBackCard miner={miner} day={yesterday} />}
      <Notice tone="warn">
        {t('mining.termText', { days: miner.cycleDays })}{' '}
        <span className="font-semibold">{t('mining.nothingBack')}</span>
      </Notice>
      {yesterday !== null && <SourceCard miner={miner} day={yesterday} query={days} />}
      <DaysCard miner={miner} query={days} />
      <MachineCard miner={miner} />
      <MinerTerms miner={miner} />
      <PayerCard
        product={miner}
        currency={miner.coin}
        places={coverPlaces}
        text={t('mining.payerText', { coin: miner.coin })}
      />
    </>
  )
}

/** What somebody holds of it, and the way there. */
function Held({ miner: { price, currency }, held }: HeldProps) {
  const { t } = useTranslation()
  return (
    <Card>
      <Row
        to={pathTo('minerOrders')}
        title={t('mining.ordersTitle')}
        right={
          <>
            {quantityText(String(held))} ·{' '}
            <Amount value={forMachines(price, held)} currency={currency} toCent private />
          </>
        }
      />
    </Card>
  )
}

/** To buy; where nothing can be bought, to one's own machines, or why. */
function Act({ miner: { id, state, price, currency }, held }: HeldProps) {
  const { t } = useTranslation()
  const bar = openingBar(useProtection().data, 'mining')
  const barred = bar === undefined ? undefined : t(`protection.blocked_${bar}`)
  const reason = state === 'on_sale' ? barred : t(`mining.state.${state}`)
  if (reason === undefined)
    return (
      <LinkButton wide to={pathTo('minerBuy', { id })}>
        {t('mining.buyFrom', { amount: quantityText(price), currency })}
      </LinkButton>
    )
  if (held > 0)
    return (
      <LinkButton wide to={pathTo('minerOrders')}>
        {t('mining.seeMine')}
      </LinkButton>
    )
  return <Button wide reason={reason} />
}

function DetailSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-24 w-56" />
      <Skeleton className="h-24 rounded-lg" />
      <Skeleton className="h-72 rounded-lg" />
      <Skeleton className="h-48 rounded-lg" />
    </div>
  )
}
