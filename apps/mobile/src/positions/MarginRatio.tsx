import { clsx } from 'clsx'
import { decimal, ONE } from '@touchstone/domain/money/decimal'
import { useTranslation } from 'react-i18next'
import { percentText } from '@touchstone/app/format/number-text'

/** The thresholds of the margin-call messages. */
const warnFrom = 80
const dangerFrom = 90

/** Maintenance by equity, as a number and a bar: full is where it is liquidated. Null is past that, or unknown. */
export function MarginRatio({ value }: { value: string | null }) {
  const { t } = useTranslation()
  const percent = value === null ? undefined : Math.min(100, Number((decimal(value) * 100n) / ONE))
  const tone = percent === undefined ? 'calm' : percent >= dangerFrom ? 'danger' : percent >= warnFrom ? 'warn' : 'calm'
  return (
    <div
      role="meter"
      aria-label={t('words.marginRatio')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="flex items-center gap-2"
    >
      <span className="shrink-0 text-2xs text-fg-3">{t('words.marginRatio')}</span>
      <span className="h-1.5 min-w-0 flex-1 overflow-clip rounded-full bg-surface-2">
        <span className={clsx('block h-full rounded-full', bars[tone])} style={{ width: `${percent ?? 0}%` }} />
      </span>
      <span className={clsx('num shrink-0 text-xs font-semibold', numbers[tone])}>{percentText(value, 2)}</span>
    </div>
  )
}

const bars = { calm: 'bg-accent-fill', warn: 'bg-warn', danger: 'bg-danger-fill' } as const
const numbers = { calm: 'text-fg', warn: 'text-warn', danger: 'text-danger' } as const
