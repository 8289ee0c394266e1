import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bond, BondHistory } from '@touchstone/app/bonds/bonds.queries'
import { bondDayText } from '@touchstone/app/bonds/words'
import { moneyText } from '@touchstone/app/format/print-money'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Row } from '../ui/Row.tsx'

const shownPayments = 3

type PaymentsCardProps = { bond: Bond; query: UseQueryResult<BondHistory> }

/** What each unit was paid, newest first, each with its receipt; nothing before the bond came about. Its loading is told by the cards above it. */
export function PaymentsCard({ bond, query: { data } }: PaymentsCardProps) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  if (bond.startDay === null || data === undefined) return null
  const { payments } = data
  const shown = isWhole ? payments : payments.slice(0, shownPayments)
  return (
    <Card className="flex flex-col">
      <h2 className="px-4 pt-4 pb-2 text-base font-semibold">{t('bonds.payments')}</h2>
      {payments.length === 0 && <p className="px-4 pb-4 text-sm text-fg-2">{t('bonds.noPayments')}</p>}
      <ul className="divide-y divide-border">
        {shown.map(({ payment, day, interestPerUnit, principalPerUnit, bookId, sequence }) => (
          <li key={payment}>
            <Row
              to={pathTo('receipt', { bookId: String(bookId), sequence: String(sequence) })}
              title={t('bonds.paymentReceipt', { number: payment })}
              sub={t(/[1-9]/.test(principalPerUnit) ? 'bonds.perUnitPaid' : 'bonds.perUnitInterest', {
                interest: moneyText(interestPerUnit),
                principal: moneyText(principalPerUnit),
              })}
              right={<span className="text-sm">{bondDayText(day)}</span>}
            />
          </li>
        ))}
      </ul>
      {shown.length < payments.length && (
        <div className="grid place-items-center border-t border-border py-1">
          <Button kind="ghost" size="md" onClick={() => setWhole(true)}>
            {t('bonds.showAll', { number: payments.length })}
          </Button>
        </div>
      )}
    </Card>
  )
}
