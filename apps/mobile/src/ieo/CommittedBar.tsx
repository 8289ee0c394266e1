import { useTranslation } from 'react-i18next'
import { numberParts } from '@touchstone/app/format/number-text'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import { appliedOf } from '@touchstone/app/ieo/ieo-figures'
import type { IeoSale } from '@touchstone/app/ieo/ieo.queries'
import { counted } from '@touchstone/app/ieo/words'

/** What was applied for against what is sold: the part that is used, and the part that comes back. */
export function CommittedBar({ sale }: { sale: IeoSale }) {
  const { t } = useTranslation()
  const { times, isOver, applied, offered, usedPart, backPart } = appliedOf(sale)
  const { currency, format, lots, lotsApplied, orders } = sale
  const parts = numberParts(times, 2)
  return (
    <span className="flex flex-col gap-2">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-sm">
        <span>
          <span className="num text-lg font-semibold">
            {t('ieo.times', { times: `${parts?.whole ?? '0'}${parts?.fraction ?? ''}` })}
          </span>{' '}
          <span className="text-fg-2">{t('ieo.applied')}</span>
        </span>
        <span className="num text-fg-2">
          {format === 'draw'
            ? t('ieo.lotsFor', { lots: quantityText(String(lotsApplied)), offered: quantityText(String(lots)) })
            : t('ieo.amountFor', {
                amount: moneyText(applied, { places: 0 }),
                offered: moneyText(offered, { places: 0 }),
                currency,
              })}
        </span>
      </span>
      <span aria-hidden className="flex h-2.5 gap-0.5 overflow-clip rounded-full bg-surface-2">
        <span className="bg-accent-fill" style={{ width: `${usedPart}%` }} />
        <span className="bg-accent-fill/30" style={{ width: `${backPart}%` }} />
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-xs text-fg-2">
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-2 rounded-[2.5px] bg-accent-fill" />
          {t('ieo.used')}
        </span>
        {isOver && (
          <span className="flex items-center gap-1.5">
            <span aria-hidden className="size-2 rounded-[2.5px] bg-accent-fill/30" />
            {t('ieo.refunded')}
          </span>
        )}
        <span className="num">{t('ieo.people', counted(orders))}</span>
      </span>
    </span>
  )
}
