import { parseDecimal } from '@touchstone/domain/money/decimal'
import { useTranslation } from 'react-i18next'
import { percentText } from '@touchstone/app/format/number-text'
import { quantityText } from '@touchstone/app/format/print-money'
import { holdersOf } from '@touchstone/app/ieo/ieo-figures'
import type { IeoSale } from '@touchstone/app/ieo/ieo.queries'
import { chartColour } from '@touchstone/app/plot/chart-colours'
import { Card } from '../ui/Card.tsx'

/** Nobody is held to it by us: the issuer says so. */
const locked = new Set(['team', 'investors', 'house'])

const isZero = (amount: string): boolean => (parseDecimal(amount) ?? 0n) === 0n

/** Who gets which part of all tokens, ourselves among them, and for how long they may not sell. */
export function HoldersCard({ sale }: { sale: IeoSale }) {
  const { t } = useTranslation()
  const { supply, token, lockedDays: days } = sale
  const holders = holdersOf(sale).filter(({ part }) => part > 0)
  const lockOf = (who: string): string =>
    who === 'sale'
      ? t('ieo.holderNow')
      : locked.has(who) && days > 0
        ? t('ieo.holderLocked', { days })
        : t('ieo.holderOpen')
  const paidOf = (who: string): string => {
    const price = who === 'investors' || who === 'house' ? sale.paidBefore[who] : '0'
    return isZero(price) ? '' : t('ieo.holderPaid', { price: quantityText(price), currency: sale.currency })
  }
  return (
    <Card padded className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('ieo.whoGets')}</h2>
      <div aria-hidden className="flex h-3 gap-0.5 overflow-clip rounded-full">
        {holders.map(({ who, part }, index) => (
          <span key={who} style={{ width: `${part}%`, backgroundColor: chartColour(index) }} />
        ))}
      </div>
      <ul className="flex flex-col gap-2.5">
        {holders.map(({ who, share }, index) => (
          <li key={who} className="flex items-start gap-2.5 text-sm">
            <span
              aria-hidden
              className="mt-1.5 size-2.5 shrink-0 rounded-[3px]"
              style={{ backgroundColor: chartColour(index) }}
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium break-words">{t(`ieo.holder.${who}`)}</span>
              <span className="block text-xs break-words text-fg-2">
                {[paidOf(who), lockOf(who)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="num font-medium">{percentText(share, 0)}</span>
          </li>
        ))}
      </ul>
      <p className="num text-xs text-fg-3">{t('ieo.supply', { amount: quantityText(supply), token })}</p>
      {holders.some(({ who }) => who === 'house') && <p className="text-sm">{t('ieo.ownShare')}</p>}
    </Card>
  )
}
