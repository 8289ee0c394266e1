import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canChange, canPay, hasTokens } from '@touchstone/app/ieo/ieo-figures'
import { type IeoOrder, useIeoOrder } from '@touchstone/app/ieo/ieo.queries'
import { useNow } from '@touchstone/app/time/use-now'
import { AfterAct } from '../investments/AfterAct.tsx'
import { Loading } from '../investments/Loading.tsx'
import { OrderSkeleton } from '../investments/OrderSkeleton.tsx'
import { Screen } from '../ui/Screen.tsx'
import { ChangeUntil } from './ChangeUntil.tsx'
import { IeoOrderActs } from './IeoOrderActs.tsx'
import { IeoOrderFacts } from './IeoOrderFacts.tsx'
import { IeoOrderHero } from './IeoOrderHero.tsx'
import { IeoOrderSheet } from './IeoOrderSheet.tsx'
import { IeoOrderTerms } from './IeoOrderTerms.tsx'
import { NoMarket } from './NoMarket.tsx'

const beatMs = 15_000

/** One application: what is set aside, what it got, what is to be paid, and the receipts of it. */
export function OneIeoOrder({ id }: { id: string }) {
  const { t } = useTranslation()
  const order = useIeoOrder(id)
  const nowMs = useNow(beatMs, true)
  // Undefined until it is asked for.
  const [isOpen, setOpen] = useState<boolean>()
  const { data } = order
  const mayChange = data !== undefined && canChange(data, nowMs)
  const isActive = mayChange || (data !== undefined && canPay(data, nowMs))
  return (
    <>
      <Screen
        title={data?.name ?? t('ieo.orderTitle')}
        back
        footer={
          isActive ? (
            <>
              <IeoOrderActs order={data} onAsk={() => setOpen(true)} />
              {mayChange && (
                <p className="text-center text-xs text-fg-2">
                  <ChangeUntil untilMs={data.closesAtMs} nowMs={nowMs} />
                </p>
              )}
            </>
          ) : undefined
        }
      >
        <AfterAct isOver={isOpen !== undefined && !isActive}>
          <Loading query={order} id={id} what="ieoOrder" skeleton={<OrderSkeleton />}>
            {(shown) => <Parts order={shown} nowMs={nowMs} />}
          </Loading>
        </AfterAct>
      </Screen>
      <IeoOrderSheet id={id} open={isOpen === true} onOpenChange={setOpen} />
    </>
  )
}

function Parts({ order, nowMs }: { order: IeoOrder; nowMs: number }) {
  return (
    <>
      <IeoOrderHero order={order} />
      {(hasTokens(order) || order.state === 'won') && <NoMarket token={order.token} />}
      <IeoOrderFacts order={order} nowMs={nowMs} />
      <IeoOrderTerms order={order} />
    </>
  )
}
