import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { canChange } from '@touchstone/app/ieo/ieo-figures'
import { useIeoOrder } from '@touchstone/app/ieo/ieo.queries'
import { counted } from '@touchstone/app/ieo/words'
import { deadlineText } from '@touchstone/app/time/moments'
import { useNow } from '@touchstone/app/time/use-now'
import { minuteMs } from '@touchstone/domain/time'
import { BuyAnswer, BuyAnswerSkeleton } from '../investments/BuyAnswer.tsx'
import { Loading } from '../investments/Loading.tsx'
import { pathTo } from '../routes/paths.ts'
import { Row } from '../ui/Row.tsx'
import { Screen } from '../ui/Screen.tsx'
import { ChangeUntil } from './ChangeUntil.tsx'

type IeoResultProps = {
  id: string
  /** The row of its book that changed it; null where it was applied for. */
  changedIn: string | null
}

/** What came of applying, or of changing it. */
export function IeoResult({ id, changedIn }: IeoResultProps) {
  const { t } = useTranslation()
  const nowMs = useNow(minuteMs, true)
  const query = useIeoOrder(id)
  const order = query.data
  if (order === undefined)
    return (
      <Screen title={t('ieo.title')} back>
        <Loading query={query} id={id} what="ieoOrder" skeleton={<BuyAnswerSkeleton />}>
          {() => <BuyAnswerSkeleton />}
        </Loading>
      </Screen>
    )
  // The page of the application shows what became of it later.
  if (order.state !== 'applied') return <Navigate replace to={pathTo('ieoOrders', { id })} />
  const { lots, name, setAside, currency, state, requestedTime, closesAtMs, bookId, sequence } = order
  return (
    <BuyAnswer
      order={{ state, amount: setAside, currency, requestedTime }}
      query={query}
      screenTitle={name}
      granted={{
        title: t(changedIn === null ? 'ieo.appliedTitle' : 'ieo.changedTitle'),
        text: t('ieo.appliedText', { time: deadlineText(closesAtMs, nowMs) }),
      }}
      backUntil={canChange(order, nowMs) ? <ChangeUntil untilMs={closesAtMs} nowMs={nowMs} /> : undefined}
      receipts={
        <Row
          title={t(changedIn === null ? 'bonds.setAsideReceipt' : 'ieo.changedReceipt')}
          to={pathTo('receipt', { bookId: String(bookId), sequence: changedIn ?? String(sequence) })}
        />
      }
      orderPath={pathTo('ieoOrders', { id })}
    >
      <p className="text-sm break-words text-fg-2">
        {t('ieo.lots', counted(lots))} · {t('ieo.aside')}
      </p>
    </BuyAnswer>
  )
}
