import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Position } from '@touchstone/app/positions/positions.queries'
import { StatusChip } from '../ui/StatusChip.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'

type Held = Pick<Position, 'symbol' | 'direction' | 'marginMode' | 'leverage'>

type PositionHeadProps = { held: Held; chip?: ReactNode; children?: ReactNode }

/** Which position this is: symbol, direction, leverage, margin mode. */
export function PositionHead({ held, chip, children }: PositionHeadProps) {
  const { t } = useTranslation()
  const isLong = held.direction === 'long'
  return (
    <div className="flex items-center gap-2.5">
      <SymbolIcon symbol={held.symbol} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-base font-semibold">{held.symbol}</p>
        <p className="mt-0.5 flex flex-wrap gap-1">
          <StatusChip tone={isLong ? 'up' : 'down'}>
            <span aria-hidden>{isLong ? '▲' : '▼'}</span>
            {t(`words.${held.direction}`)} <span className="num">{held.leverage}×</span>
          </StatusChip>
          <StatusChip>{t(`words.${held.marginMode}`)}</StatusChip>
          {chip}
        </p>
      </div>
      {children}
    </div>
  )
}
