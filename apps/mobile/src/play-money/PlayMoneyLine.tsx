import { useTranslation } from 'react-i18next'
import { usePlayMoneyState } from '@touchstone/app/play-money/play-money.queries'
import { momentWithinText } from '@touchstone/app/time/moments'
import { PlayMoneyButton } from './PlayMoneyButton.tsx'

/** The same in one line, for a place that says already that this is a sandbox. */
export function PlayMoneyLine() {
  const { t } = useTranslation()
  const { amount = null, againAtMs = null } = usePlayMoneyState().data ?? {}
  if (amount === null) return null
  if (againAtMs === null) return <PlayMoneyButton amount={amount} />
  return (
    <p role="status" className="text-center text-sm text-fg-2">
      {t('playMoney.more', { time: momentWithinText(againAtMs) })}
    </p>
  )
}
