import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { quantityText } from '@touchstone/app/format/print-money'
import type { IeoSale } from '@touchstone/app/ieo/ieo.queries'
import type { OwnLot } from '@touchstone/app/ieo/repeat-outcome'
import { Card } from '../ui/Card.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'

/** Each of one's own lots of a draw, with the place of its ticket; nothing where there are none. */
export function YourLotsCard({ sale, lots }: { sale: IeoSale; lots: readonly OwnLot[] }) {
  const { t } = useTranslation()
  if (lots.length === 0) return null
  return (
    <Card className="flex flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-4 pb-2">
        <h2 className="text-base font-semibold">{t('ieo.yourLots')}</h2>
        <span className="num text-xs text-fg-2">{t('ieo.firstWin', { number: quantityText(String(sale.lots)) })}</span>
      </div>
      <ul className="divide-y divide-border">
        {lots.map(({ lot, place, hasWon }) => (
          <li key={lot} className="flex min-h-12 items-center gap-3 px-4 py-2 text-sm">
            <span className="num flex-1 font-medium">{t('ieo.lot', { number: quantityText(String(lot)) })}</span>
            <span className="num text-fg-2">{t('ieo.place', { place: quantityText(String(place)) })}</span>
            {hasWon ? (
              <StatusChip tone="success" icon={<Check aria-hidden />}>
                {t('ieo.won')}
              </StatusChip>
            ) : (
              <StatusChip>{t('ieo.notWon')}</StatusChip>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
