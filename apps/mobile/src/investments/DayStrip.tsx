import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { stripOf, type StripDay } from '@touchstone/app/investments/order-figures'
import type { Income, ProductOrder } from '@touchstone/app/investments/investments.queries'

const looks: Record<StripDay, string> = {
  gained: 'bg-up',
  lost: 'bg-down',
  even: 'bg-fg-3',
  frozen: 'bg-info',
  ahead: 'bg-surface-2',
}

/** A cell for each day to its end: gained and lost differ in height too, and frozen days are lines. */
export function DayStrip({ order, incomes }: { order: ProductOrder; incomes: readonly Income[] }) {
  const { t } = useTranslation()
  const days = stripOf(order, incomes)
  const count = (kind: StripDay): number => days.filter((day) => day === kind).length
  const [frozen, strip] = [
    count('frozen'),
    t('investments.strip', { gained: count('gained'), lost: count('lost'), left: count('ahead') }),
  ]
  return (
    <div
      role="img"
      aria-label={frozen === 0 ? strip : t('freezes.strip', { strip, frozen })}
      className="flex h-5 gap-0.5"
    >
      {days.map((day, index) => (
        <span
          key={index}
          className={clsx(
            'min-w-0 flex-1 rounded-sm',
            looks[day],
            day === 'gained' && 'mb-1',
            day === 'lost' && 'mt-1',
            (day === 'even' || day === 'frozen') && 'my-1.5',
          )}
        />
      ))}
    </div>
  )
}
