import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { numberParts } from '@touchstone/app/format/number-text'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import { appliedOf, barOf, type BarPart } from '@touchstone/app/ieo/ieo-figures'
import type { IeoSale } from '@touchstone/app/ieo/ieo.queries'
import { counted } from '@touchstone/app/ieo/words'

const looks: Readonly<Record<BarPart['what'], string>> = {
  applied: 'bg-accent-fill',
  givenOut: 'bg-accent-fill',
  unsold: 'bg-fg-3/40',
  cameBack: 'bg-accent-fill/30',
}

/** What was applied for against what is sold; once it is decided, what was given out, stayed unsold and came back, in lots. */
export function CommittedBar({ sale }: { sale: IeoSale }) {
  const { t } = useTranslation()
  const { times, applied, offered } = appliedOf(sale)
  const { currency, format, lots, lotsApplied, orders } = sale
  const parts = numberParts(times, 2)
  const bar = barOf(sale)
  const isDecided = bar.some(({ what }) => what !== 'applied')
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
          {format === 'draw' || isDecided
            ? t('ieo.lotsFor', { lots: quantityText(String(lotsApplied)), offered: quantityText(String(lots)) })
            : t('ieo.amountFor', {
                amount: moneyText(applied, { places: 0 }),
                offered: moneyText(offered, { places: 0 }),
                currency,
              })}
        </span>
      </span>
      <span aria-hidden className="flex h-2.5 gap-0.5 overflow-clip rounded-full bg-surface-2">
        {bar.map(({ what, percent }) => (
          <span key={what} className={looks[what]} style={{ width: `${percent}%` }} />
        ))}
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-xs text-fg-2">
        {bar.map(
          ({ what, lots: count }) =>
            what !== 'applied' && (
              <span key={what} className="num flex items-center gap-1.5">
                <span aria-hidden className={clsx('size-2 rounded-[2.5px]', looks[what])} />
                {t(`ieo.${what}`, { number: quantityText(String(count)) })}
              </span>
            ),
        )}
        <span className="num">{t('ieo.people', counted(orders))}</span>
      </span>
    </span>
  )
}
