import { useTranslation } from 'react-i18next'
import { exactPlaces, percentText } from '@touchstone/app/format/number-text'
import { quantityText } from '@touchstone/app/format/print-money'
import type { IeoSale } from '@touchstone/app/ieo/ieo.queries'
import { counted } from '@touchstone/app/ieo/words'
import { deadlineText, momentText } from '@touchstone/app/time/moments'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { Row } from '../ui/Row.tsx'

/** The terms on which it was opened, and the record of that. */
export function IeoFacts({ sale }: { sale: IeoSale }) {
  const { t } = useTranslation()
  const { token, currency, lotPrice, lotTokens, lots, cap, depositRate, supply, estimatedPrice, round } = sale
  const isWhole = Number(depositRate) === 1
  const times: Fact[] = [
    { label: t('ieo.openFor'), value: t('ieo.subscription', counted(sale.subscriptionDays)) },
    ...(sale.openedAtMs === null ? [] : [{ label: t('ieo.opened'), value: momentText(sale.openedAtMs) }]),
    ...(sale.closesAtMs === null ? [] : [{ label: t('ieo.closes'), value: deadlineText(sale.closesAtMs) }]),
    // A sale that was opened before anybody agreed on its last day has none.
    ...(sale.state === 'announced'
      ? [{ label: t('ieo.listWithin'), value: t('ieo.subscription', counted(sale.listWithinDays)) }]
      : []),
    ...(sale.listByAtMs === null ? [] : [{ label: t('ieo.listBy'), value: deadlineText(sale.listByAtMs) }]),
    ...(sale.calledOffAtMs === null
      ? []
      : [{ label: t('ieo.phase.called_off'), value: momentText(sale.calledOffAtMs) }]),
    ...(sale.listedAtMs === null ? [] : [{ label: t('ieo.phase.listed'), value: momentText(sale.listedAtMs) }]),
  ]
  return (
    <Card className="flex flex-col">
      <div className="flex flex-col gap-3 p-4">
        <h2 className="text-base font-semibold">{t('ieo.facts')}</h2>
        <Facts
          items={[
            {
              label: t('ieo.price', { token }),
              value: <Amount value={estimatedPrice} currency={currency} places={exactPlaces(estimatedPrice)} />,
            },
            { label: t('ieo.lotPrice'), value: <Amount value={lotPrice} currency={currency} toCent /> },
            { label: t('ieo.lotTokens'), value: <Amount value={lotTokens} currency={token} places={6} trim /> },
            { label: t('ieo.lotsSold'), value: quantityText(String(lots)) },
            { label: t('ieo.cap'), value: t('ieo.lots', counted(cap)) },
            {
              label: t('ieo.deposit'),
              value: isWhole ? t('ieo.depositWhole') : percentText(depositRate, 0),
            },
            { label: t('ieo.supplyAll'), value: <Amount value={supply} currency={token} places={6} trim /> },
            ...(round === null || round === 0
              ? []
              : [{ label: t('ieo.drawRound'), value: quantityText(String(round)) }]),
            ...times,
            ...(sale.levelLimit === 0 ? [] : [{ label: t('investments.vip'), value: String(sale.levelLimit) }]),
            ...(sale.identityLevel === 0
              ? []
              : [{ label: t('investments.identity'), value: String(sale.identityLevel) }]),
          ]}
        />
      </div>
      {sale.bookId !== null && sale.openedIn !== null && (
        <div className="border-t border-border">
          <Row
            title={t('ieo.openedRecord')}
            to={pathTo('receipt', { bookId: String(sale.bookId), sequence: String(sale.openedIn) })}
          />
        </div>
      )}
    </Card>
  )
}
