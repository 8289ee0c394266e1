import { useTranslation } from 'react-i18next'
import { type IeoOrder, useIeoSale, useOrderReceipts } from '@touchstone/app/ieo/ieo.queries'
import { receiptsOfOrder } from '@touchstone/app/ieo/receipts-of-order'
import { deadlineText, momentText, serverExact } from '@touchstone/app/time/moments'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Row } from '../ui/Row.tsx'

/** What was agreed, and the proof of it. */
export function IeoOrderTerms({ order }: { order: IeoOrder }) {
  const { t } = useTranslation()
  const { id, productId, token, currency, lotPrice, lotTokens, format, bookId, sequence } = order
  // What the order itself names is known before its entries are.
  const receipts = useOrderReceipts(order).data ?? receiptsOfOrder(order, [])
  const calledOffAtMs = useIeoSale(productId).data?.calledOffAtMs ?? null
  const receipt = (row: number): string => pathTo('receipt', { bookId: String(bookId), sequence: String(row) })
  return (
    <Card className="flex flex-col">
      <div className="flex flex-col gap-3 p-4">
        <h2 className="text-base font-semibold">{t('investments.terms')}</h2>
        <Facts
          items={[
            { label: t('ieo.whoGets'), value: t(`ieo.format.${format}`) },
            { label: t('ieo.lotPrice'), value: <Amount value={lotPrice} currency={currency} toCent /> },
            { label: t('ieo.lotTokens'), value: <Amount value={lotTokens} currency={token} places={6} trim /> },
            { label: t('ieo.closes'), value: deadlineText(order.closesAtMs) },
            ...(order.listByAtMs === null ? [] : [{ label: t('ieo.listBy'), value: deadlineText(order.listByAtMs) }]),
            ...(calledOffAtMs === null ? [] : [{ label: t('ieo.phase.called_off'), value: momentText(calledOffAtMs) }]),
            { label: t('words.time'), value: serverExact(order.requestedTime) },
          ]}
        />
        <p className="text-xs text-fg-3">{t('investments.termsKept')}</p>
      </div>
      <div className="divide-y divide-border border-t border-border">
        <Row title={t('ieo.seeSale')} to={pathTo('ieoSale', { id: productId })} />
        <Row title={t('bonds.setAsideReceipt')} to={receipt(sequence)} />
        {receipts.map((each) => (
          <Row key={each.sequence} title={t(`ieo.${each.what}Receipt`)} to={receipt(each.sequence)} />
        ))}
        <Row title={t('ledger.title')} to={pathTo('ledger', { subject: id })} />
      </div>
    </Card>
  )
}
