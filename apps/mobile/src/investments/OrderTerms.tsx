import { useTranslation } from 'react-i18next'
import { wholePercentText } from '@touchstone/app/format/number-text'
import type { ProductOrder } from '@touchstone/app/investments/investments.queries'
import { isFixed } from '@touchstone/app/investments/words'
import { serverExact } from '@touchstone/app/time/moments'
import { useNow } from '@touchstone/app/time/use-now'
import { minuteMs } from '@touchstone/domain/time'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Row } from '../ui/Row.tsx'
import { FreeCancel } from './FreeCancel.tsx'
import { useRuleName } from './use-product-name.ts'
import { useRateFact } from './use-rate-fact.ts'

/** What was agreed, and the proof of it. */
export function OrderTerms({ order }: { order: ProductOrder }) {
  const { t } = useTranslation()
  const nowMs = useNow(minuteMs, true)
  const { boughtSequence, cancelUntilAtMs } = order
  const rateFact = useRateFact()
  const ruleName = useRuleName()
  const { id, rule, cycleDays, exitFeeRate, requestedTime, bookId, sequence } = order
  return (
    <Card className="flex flex-col">
      <div className="flex flex-col gap-3 p-4">
        <h2 className="text-base font-semibold">{t('investments.terms')}</h2>
        <Facts
          items={[
            ...(isFixed(order) ? [] : [{ label: t('investments.rule'), value: ruleName(rule) }]),
            { label: t('investments.term'), value: t('investments.days', { count: cycleDays }) },
            rateFact(order),
            { label: t('investments.exitFee'), value: wholePercentText(exitFeeRate) },
            { label: t('words.time'), value: serverExact(requestedTime) },
          ]}
        />
        {cancelUntilAtMs !== null && nowMs < cancelUntilAtMs && (
          <p className="text-sm">
            <FreeCancel untilMs={cancelUntilAtMs} nowMs={nowMs} />
          </p>
        )}
        <p className="text-xs text-fg-3">{t('investments.termsKept')}</p>
      </div>
      <div className="divide-y divide-border border-t border-border">
        <Row
          title={t(boughtSequence === null ? 'investments.requestReceipt' : 'investments.purchaseReceipt')}
          to={pathTo('receipt', { bookId: String(bookId), sequence: String(boughtSequence ?? sequence) })}
        />
        <Row title={t('ledger.title')} to={pathTo('ledger', { subject: id })} />
      </div>
    </Card>
  )
}
