import { useTranslation } from 'react-i18next'
import type { useBondIncomes } from '@touchstone/app/bonds/bonds.queries'
import { moneyText } from '@touchstone/app/format/print-money'
import { serverMoment } from '@touchstone/app/time/moments'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { Row } from '../ui/Row.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { usePrivateText } from '../ui/use-private-text.ts'

/** What each payment brought, newest first; each leads to its receipt. */
export function BondIncomeList({ query }: { query: ReturnType<typeof useBondIncomes> }) {
  const { t } = useTranslation()
  const hidden = usePrivateText()
  const shown = (amount: string): string => hidden(moneyText(amount))
  return (
    <Card className="flex flex-col">
      <h2 className="px-4 pt-4 pb-2 text-base font-semibold">{t('bonds.payments')}</h2>
      <PagedList
        className="divide-y divide-border"
        query={query}
        keyOf={({ payment }) => String(payment)}
        skeleton={<SkeletonRows count={2} />}
        empty={<p className="px-4 pb-4 text-sm text-fg-2">{t('bonds.noPayments')}</p>}
        row={({ payment, interest, principal, bookId, sequence, time }) => (
          <Row
            to={pathTo('receipt', { bookId: String(bookId), sequence: String(sequence) })}
            title={t('bonds.paymentReceipt', { number: payment })}
            sub={
              <span className="num">
                {t('bonds.interestPart', { amount: shown(interest) })}
                {/[1-9]/.test(principal) && ` · ${t('bonds.principalPart', { amount: shown(principal) })}`}
              </span>
            }
            right={<Amount value={printDecimal(decimal(interest) + decimal(principal))} sign toCent private />}
            rightSub={serverMoment(time)}
          />
        )}
      />
    </Card>
  )
}
