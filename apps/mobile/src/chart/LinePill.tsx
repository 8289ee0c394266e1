import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineKind } from '@touchstone/app/chart/price-lines'
import type { LabelPlace } from './LabelRows.tsx'

type LinePillProps = {
  kind: LineKind
  place: LabelPlace
  /** Of something that is not what the person works on. */
  isFaint?: boolean
  isRaised?: boolean
  /** The line cannot be there. */
  isWrong?: boolean
  children: ReactNode
}

/** The label of a line; of one out of sight, with an arrow to where it is. */
export function LinePill({ kind, place, isFaint = false, isRaised = false, isWrong = false, children }: LinePillProps) {
  return (
    <span
      className={clsx(
        'num flex h-5.5 max-w-full items-center gap-1 rounded-full border px-2 text-2xs font-semibold whitespace-nowrap select-none',
        isWrong ? 'border-danger bg-surface text-danger' : isFaint ? faint[kind] : looks[kind],
        isRaised && 'shadow-floating',
      )}
    >
      {children}
      {place !== 'line' && <span aria-hidden>{place === 'above' ? '↑' : '↓'}</span>}
    </span>
  )
}

const looks: Record<LineKind, string> = {
  alert: 'border-accent bg-accent-soft text-accent',
  entry: 'border-border-strong bg-surface text-fg',
  liquidation: 'border-warn bg-warn-soft text-warn',
  takeProfit: 'border-up bg-up-soft text-up',
  stopLoss: 'border-down bg-down-soft text-down',
}
const faint: Record<LineKind, string> = {
  alert: 'border-border bg-surface text-accent',
  entry: 'border-border bg-surface text-fg-2',
  liquidation: 'border-border bg-surface text-warn',
  takeProfit: 'border-border bg-surface text-up',
  stopLoss: 'border-border bg-surface text-down',
}

const names = {
  alert: 'alerts.price',
  entry: 'words.entryPrice',
  liquidation: 'words.liquidationPrice',
  takeProfit: 'words.takeProfit',
  stopLoss: 'words.stopLoss',
} as const
const shortNames = {
  alert: 'chart.alertShort',
  entry: 'chart.entryShort',
  liquidation: 'chart.liquidationShort',
  takeProfit: 'chart.takeProfitShort',
  stopLoss: 'chart.stopLossShort',
} as const

/** What a line is called, in full or as on the chart. */
export function useLineName(kind: LineKind, isShort = false): string {
  const { t } = useTranslation()
  return t(isShort ? shortNames[kind] : names[kind])
}

/** Two strokes that say: this can be dragged. */
export function Grip() {
  return (
    <span aria-hidden className="flex shrink-0 flex-col gap-0.5">
      <span className="h-px w-2 bg-current" />
      <span className="h-px w-2 bg-current" />
    </span>
  )
}
