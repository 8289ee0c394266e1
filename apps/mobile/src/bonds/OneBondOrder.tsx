import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canGiveBack } from '@touchstone/app/bonds/bond-figures'
import {
  type BondOrder,
  useBond,
  useBondHistory,
  useBondIncomes,
  useBondOrder,
} from '@touchstone/app/bonds/bonds.queries'
import { bondDayText } from '@touchstone/app/bonds/words'
import { useNow } from '@touchstone/app/time/use-now'
import { AfterAct } from '../investments/AfterAct.tsx'
import { Loading } from '../investments/Loading.tsx'
import { OrderSkeleton } from '../investments/OrderSkeleton.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { AccountCard } from './AccountCard.tsx'
import { BackUntil } from './BackUntil.tsx'
import { BondIncomeList } from './BondIncomeList.tsx'
import { BondOrderFacts } from './BondOrderFacts.tsx'
import { BondOrderHero } from './BondOrderHero.tsx'
import { BondOrderTerms } from './BondOrderTerms.tsx'
import { GiveBackSheet } from './GiveBackSheet.tsx'
import { ScheduleCard } from './ScheduleCard.tsx'
import { useIssuer } from './use-issuer.ts'

const beatMs = 15_000

/** One order: what it has brought or is owed, when it is to be paid what, the account that pays, and the way out. */
export function OneBondOrder({ id }: { id: string }) {
  const { t } = useTranslation()
  const issuerOf = useIssuer()
  const order = useBondOrder(id)
  const nowMs = useNow(beatMs, true)
  // Undefined until it is asked for.
  const [isOpen, setOpen] = useState<boolean>()
  const { data } = order
  const mayGiveBack = data !== undefined && canGiveBack(data, nowMs)
  return (
    <>
      <Screen
        title={data === undefined ? t('bonds.detailTitle') : issuerOf(data.issuer).name}
        back
        footer={
          mayGiveBack ? (
            <>
              <Button kind="soft" wide onClick={() => setOpen(true)}>
                {t('bonds.giveBack')}
              </Button>
              {data.withdrawUntilAtMs !== null && (
                <p className="text-center text-xs text-fg-2">
                  <BackUntil untilMs={data.withdrawUntilAtMs} nowMs={nowMs} />
                </p>
              )}
            </>
          ) : undefined
        }
      >
        <AfterAct isOver={isOpen !== undefined && !mayGiveBack}>
          <Loading query={order} id={id} what="bondOrder" skeleton={<OrderSkeleton />}>
            {(shown) => <Parts order={shown} nowMs={nowMs} />}
          </Loading>
        </AfterAct>
      </Screen>
      {data !== undefined && <GiveBackSheet order={data} open={isOpen === true} onOpenChange={setOpen} />}
    </>
  )
}

function Parts({ order, nowMs }: { order: BondOrder; nowMs: number }) {
  const { t } = useTranslation()
  const issuerOf = useIssuer()
  const { id, productId, state, units, issuer, lateSinceDay } = order
  const hasRun = state === 'running' || state === 'late' || state === 'repaid'
  const bond = useBond(productId)
  const history = useBondHistory(productId, hasRun || state === 'subscribed')
  const incomes = useBondIncomes(id, hasRun)
  return (
    <>
      <BondOrderHero order={order} />
      {state === 'late' && lateSinceDay !== null && (
        <Notice tone="danger" icon={<TriangleAlert aria-hidden className="size-4.5" />}>
          <span className="font-semibold">
            {t('bonds.lateTitle', { issuer: issuerOf(issuer).name, day: bondDayText(lateSinceDay) })}
          </span>{' '}
          {t('bonds.lateText')}
        </Notice>
      )}
      <BondOrderFacts order={order} nowMs={nowMs} />
      {bond.data !== undefined && hasRun && <AccountCard bond={bond.data} query={history} units={units} />}
      {bond.data !== undefined && (hasRun || state === 'subscribed') && (
        <ScheduleCard bond={bond.data} query={history} of={order} />
      )}
      {hasRun && <BondIncomeList query={incomes} />}
      <BondOrderTerms order={order} />
    </>
  )
}
