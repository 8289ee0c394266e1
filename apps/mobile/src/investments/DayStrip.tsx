import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { type StripCell, stripOf } from '@touchstone/app/investments/order-figures'
import type { IncomePage, ProductOrder } from '@touchstone/app/investments/investments.queries'

type Kind = StripCell['kind']

const looks: Record<Kind, string> = {
  earlier: 'border border-dashed border-border-strong',
  gained: 'bg-up',
  lost: 'bg-down',
  even: 'bg-fg-3',
  frozen: 'bg-info',
  ahead: 'bg-surface-2',
}

/** So many cells have less between them, and so many nothing, or there would be no room for the cells. */
const wideMost = 60
const apartMost = 150

/**
 * A cell for each day to its end, and one for a run of frozen days: gained and lost differ in height too, and frozen days are
 * lines. Days that are not here are one cell with a dashed edge.
 */
export function DayStrip({ order, incomes }: { order: ProductOrder; incomes: readonly IncomePage[] | undefined }) {
  const cells = stripOf(order, incomes)
  return (
    <div role="img" aria-label={useStripText(cells)} className={clsx('flex h-5 overflow-hidden', gapOf(cells.length))}>
      {cells.map(({ kind }, index) => (
        <span
          key={index}
          className={clsx(
            'min-w-0 flex-1 rounded-sm',
            looks[kind],
            kind === 'gained' && 'mb-1',
            kind === 'lost' && 'mt-1',
            (kind === 'even' || kind === 'frozen') && 'my-1.5',
          )}
        />
      ))}
    </div>
  )
}

function gapOf(cells: number): string {
  if (cells > apartMost) return 'gap-0'
  return cells > wideMost ? 'gap-px' : 'gap-0.5'
}

function useStripText(cells: readonly StripCell[]): string {
  const { t } = useTranslation()
  const count = (kind: Kind): number =>
    cells.filter((cell) => cell.kind === kind).reduce((sum, { days }) => sum + days, 0)
  const [frozen, earlier] = [count('frozen'), count('earlier')]
  const counted = t('investments.strip', { gained: count('gained'), lost: count('lost'), left: count('ahead') })
  const strip = frozen === 0 ? counted : t('freezes.strip', { strip: counted, frozen })
  return earlier === 0 ? strip : t('freezes.earlier', { strip, earlier })
}
