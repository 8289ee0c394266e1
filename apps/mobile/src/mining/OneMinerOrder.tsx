import { idleDaysMax } from '@touchstone/domain/mining/after-day'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyText } from '@touchstone/app/format/print-money'
import { type MinerOrder, useMinerIncomes, useMinerOrder } from '@touchstone/app/mining/mining.queries'
import { cancelUntil, hasRun } from '@touchstone/app/mining/order-figures'
import { useNow } from '@touchstone/app/time/use-now'
import { AfterAct } from '../investments/AfterAct.tsx'
import { FreeCancel } from '../investments/FreeCancel.tsx'
import { Loading } from '../investments/Loading.tsx'
import { OrderSkeleton } from '../investments/OrderSkeleton.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { usePrivateText } from '../ui/use-private-text.ts'
import { CancelMinerSheet } from './CancelMinerSheet.tsx'
import { MinerIncomeList } from './MinerIncomeList.tsx'
import { MinerOrderFacts } from './MinerOrderFacts.tsx'
import { MinerOrderHero } from './MinerOrderHero.tsx'
import { MinerOrderTerms } from './MinerOrderTerms.tsx'
import { SyntheticInBar } from './NotReal.tsx'
import { useMachineName } from './use-machine-name.ts'

const beatMs = 15_000

/** One order: the coins that it has paid, how far it is, each day with its receipt, and the way out before the first. */
export function OneMinerOrder({ id }: { id: string }) {
  const { t } = useTranslation()
  const nameOf = useMachineName()
  const order = useMinerOrder(id)
  const nowMs = useNow(beatMs, true)
  // Undefined until it is asked for.
  const [isOpen, setOpen] = useState<boolean>()
  const { data } = order
  const until = data && cancelUntil(data, nowMs)
  return (
    <>
      <Screen
        title={data === undefined ? t('mining.detailTitle') : nameOf(data)}
        back
        right={data === undefined ? undefined : <SyntheticInBar />}
        footer={
          until === undefined ? undefined : (
            <>
              <Button kind="soft" wide onClick={() => setOpen(true)}>
                {t('investments.cancelAct')}
              </Button>
              <p className="text-center text-xs text-fg-2">
                <FreeCancel untilMs={until} nowMs={nowMs} />
              </p>
            </>
          )
        }
      >
        <AfterAct isOver={isOpen !== undefined && until === undefined}>
          <Loading query={order} id={id} what="minerOrder" skeleton={<OrderSkeleton />}>
            {(shown) => <Parts order={shown} nowMs={nowMs} />}
          </Loading>
        </AfterAct>
      </Screen>
      {data !== undefined && <CancelMinerSheet order={data} open={isOpen === true} onOpenChange={setOpen} />}
    </>
  )
}

function Parts({ order, nowMs }: { order: MinerOrder; nowMs: number }) {
  const isOn = hasRun(order.state)
  const incomes = useMinerIncomes(order.id, isOn)
  return (
    <>
      <MinerOrderHero order={order} incomes={incomes.data} />
      <StateNotice order={order} />
      <MinerOrderFacts order={order} nowMs={nowMs} />
      {isOn && <MinerIncomeList order={order} query={incomes} />}
      <MinerOrderTerms order={order} />
    </>
  )
}

/** Days without income, and why nothing or not all of the price is used up. */
function StateNotice({ order: { state, idleDays, returned, currency } }: { order: MinerOrder }) {
  const { t } = useTranslation()
  const hidden = usePrivateText()
  if (state === 'ended') return <Notice>{t('mining.endedText')}</Notice>
  if (state === 'stopped')
    return (
      <Notice tone="warn">
        {t('mining.stoppedText', { most: idleDaysMax, amount: hidden(moneyText(returned)), currency })}
      </Notice>
    )
  if (state !== 'running' || idleDays === 0) return null
  return (
    <Notice tone="warn" icon={<TriangleAlert aria-hidden className="size-4.5" />}>
      <span className="font-semibold">{t('mining.idle', { idle: idleDays, most: idleDaysMax })}</span>{' '}
      {t('mining.idleText', { most: idleDaysMax })}
    </Notice>
  )
}
