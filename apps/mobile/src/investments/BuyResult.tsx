import { useTranslation } from 'react-i18next'
import { moneyText } from '@touchstone/app/format/print-money'
import { roomIn } from '@touchstone/app/investments/invest-form'
import { useProduct, useProductOrder } from '@touchstone/app/investments/investments.queries'
import { utcMomentText } from '@touchstone/app/investments/words'
import { useNow } from '@touchstone/app/time/use-now'
import { minuteMs } from '@touchstone/domain/time'
import { pathTo } from '../routes/paths.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Row } from '../ui/Row.tsx'
import { BuyAnswer, BuyAnswerSkeleton } from './BuyAnswer.tsx'
import { DeepScreen } from './DeepScreen.tsx'
import { FreeCancel } from './FreeCancel.tsx'
import { useProductName } from './use-product-name.ts'

/** What became of money that was put into a strategy. It waits for the answer by itself. */
export function BuyResult({ id, onAgain }: { id: string; onAgain: (product: string) => void }) {
  const { t } = useTranslation()
  const nameOf = useProductName()
  const nowMs = useNow(minuteMs, true)
  const query = useProductOrder(id)
  const order = query.data
  const terms = useProduct(order?.productId ?? '').data
  if (order === undefined)
    return (
      <DeepScreen title={t('investments.title')} back>
        <Loaded query={query} skeleton={<BuyAnswerSkeleton />}>
          {() => <BuyAnswerSkeleton />}
        </Loaded>
      </DeepScreen>
    )
  const { productId, currency, startsAtMs, cycleDays: days, bookId, sequence, boughtSequence } = order
  const { cancelUntilAtMs } = order
  const day = startsAtMs === null ? '—' : utcMomentText(startsAtMs)
  return (
    <BuyAnswer
      order={order}
      query={query}
      In={DeepScreen}
      screenTitle={t('investments.title')}
      granted={{
        title: t('investments.boughtTitle'),
        step: t('investments.confirmed'),
        text: t('investments.poolGranted', { day, days }),
      }}
      roomText={(left) => {
        const room = terms === undefined ? undefined : roomIn(left, terms)
        return room === undefined ? undefined : `${moneyText(room)} ${currency}`
      }}
      backUntil={
        cancelUntilAtMs !== null && nowMs < cancelUntilAtMs ? (
          <FreeCancel untilMs={cancelUntilAtMs} nowMs={nowMs} />
        ) : undefined
      }
      receipts={
        <Row
          title={t(boughtSequence === null ? 'investments.requestReceipt' : 'investments.purchaseReceipt')}
          to={pathTo('receipt', { bookId: String(bookId), sequence: String(boughtSequence ?? sequence) })}
        />
      }
      again={{
        label: t('investments.chooseAnother'),
        onAgain: () => onAgain(productId),
        elsewhere: { label: t('investments.seeProducts'), to: pathTo('strategies') },
      }}
      orderPath={pathTo('strategyOrders', { id: order.id })}
    >
      <p className="text-sm break-words text-fg-2">{nameOf(order)}</p>
    </BuyAnswer>
  )
}
