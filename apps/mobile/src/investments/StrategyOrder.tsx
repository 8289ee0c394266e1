import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyText } from '@touchstone/app/format/print-money'
import { hasStarted, isFreezeOn, meetsFreeze, orderFigures, waysOut } from '@touchstone/app/investments/order-figures'
import { type ProductOrder, useIncomes, useProductOrder } from '@touchstone/app/investments/investments.queries'
import { utcDayText, utcMomentText } from '@touchstone/app/investments/words'
import { momentWithinText } from '@touchstone/app/time/moments'
import { useNow } from '@touchstone/app/time/use-now'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Change } from '../ui/Change.tsx'
import { usePrivateText } from '../ui/use-private-text.ts'
import { AfterAct } from './AfterAct.tsx'
import { CancelSheet } from './CancelSheet.tsx'
import { DeepScreen } from './DeepScreen.tsx'
import { FreezeNotice } from './FreezeNotice.tsx'
import { IncomeList } from './IncomeList.tsx'
import { LeaveSheet } from './LeaveSheet.tsx'
import { Loading } from './Loading.tsx'
import { OrderChip } from './OrderChip.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderTerms } from './OrderTerms.tsx'
import { useProductName } from './use-product-name.ts'

const beatMs = 1_000

type Act = 'cancel' | 'leave'
/** The sheet that was opened last: it closes where it is, also once its act is gone from the page. */
type Asked = { act: Act; isOpen: boolean }

/** One order: what it has brought, day by day, and the ways out of it. */
export function StrategyOrder({ id }: { id: string }) {
  const { t } = useTranslation()
  const order = useProductOrder(id)
  const nowMs = useNow(beatMs, true)
  const [asked, setAsked] = useState<Asked>()
  const { data } = order
  const way = data === undefined ? 'none' : waysOut(data, nowMs)
  const sheetOf = (act: Act) => ({
    open: asked?.act === act && asked.isOpen,
    onOpenChange: (isOpen: boolean): void => setAsked({ act, isOpen }),
  })
  return (
    <>
      <DeepScreen
        title={t('investments.orderTitle')}
        back
        footer={
          data === undefined || way === 'none' ? undefined : (
            <WayOut order={data} nowMs={nowMs} way={way} onAsk={(act) => setAsked({ act, isOpen: true })} />
          )
        }
      >
        <AfterAct isOver={asked !== undefined && way !== asked.act}>
          <Loading query={order} id={id} what="order" skeleton={<OrderSkeleton />}>
            {(shown) => <Parts order={shown} nowMs={nowMs} />}
          </Loading>
        </AfterAct>
      </DeepScreen>
      {data !== undefined && <CancelSheet order={data} {...sheetOf('cancel')} />}
      {data !== undefined && <LeaveSheet order={data} {...sheetOf('leave')} />}
    </>
  )
}

function Parts({ order, nowMs }: { order: ProductOrder; nowMs: number }) {
  const { t } = useTranslation()
  const nameOf = useProductName()
  const incomes = useIncomes(order.id, order.startsAtMs !== null)
  const { net, yield: share } = orderFigures(order)
  const { state, amount, currency, startsAtMs, exitDay, frozen } = order
  const hidden = usePrivateText()
  return (
    <>
      <section>
        <div className="flex items-start justify-between gap-3 text-sm text-fg-2">
          <span className="min-w-0 break-words">{nameOf(order)}</span>
          <OrderChip state={state} />
        </div>
        {hasStarted(order) ? (
          <>
            <p className="mt-1 text-sm text-fg-2">{t('investments.netResult')}</p>
            <Amount value={net} sign tone fit toCent currency={currency} private className="text-3xl font-semibold" />
            <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-fg-2">
              <span className="num">{t('investments.onAmount', { amount: hidden(moneyText(amount)), currency })}</span>
              <Change value={share} />
            </p>
            {state === 'leaving' && exitDay !== null && (
              <p role="status" className="num mt-1 text-sm">
                {t('investments.leavingText', { day: utcDayText(exitDay) })}
              </p>
            )}
          </>
        ) : (
          <>
            <p className="mt-1 text-sm text-fg-2">{t('investments.amount')}</p>
            <Amount value={amount} fit toCent currency={currency} private className="text-3xl font-semibold" />
            {state === 'not_started' && startsAtMs !== null && (
              <p className="num text-sm text-fg-2">{t('investments.startsOn', { day: utcMomentText(startsAtMs) })}</p>
            )}
          </>
        )}
      </section>
      {frozen !== null && meetsFreeze(order, frozen) && (
        <FreezeNotice
          frozen={frozen}
          isOn={isFreezeOn(order, frozen, nowMs)}
          texts={[
            ...(frozen.until === null ? [t('freezes.unknown')] : []),
            t(state === 'frozen' ? 'freezes.text' : 'freezes.ahead'),
          ]}
        />
      )}
      <OrderFacts order={order} incomes={incomes.data?.pages} nowMs={nowMs} />
      <IncomeList order={order} query={incomes} />
      <OrderTerms order={order} />
    </>
  )
}

type WayOutProps = { order: ProductOrder; nowMs: number; way: Act | 'later'; onAsk: (act: Act) => void }

/** Taking it back before its first day; leaving it after one, which is asked for once. */
function WayOut({ order, nowMs, way, onAsk }: WayOutProps) {
  const { t } = useTranslation()
  if (way === 'later')
    return (
      <p className="text-center text-sm text-fg-2">
        {t('investments.leaveFrom', { time: momentWithinText(order.exitFromAtMs ?? nowMs, nowMs) })}
      </p>
    )
  const leaveAct = order.state === 'frozen' ? 'freezes.leaveAct' : 'investments.leaveAct'
  return (
    <Button kind="soft" wide onClick={() => onAsk(way)}>
      {t(way === 'cancel' ? 'investments.cancelAct' : leaveAct)}
    </Button>
  )
}
