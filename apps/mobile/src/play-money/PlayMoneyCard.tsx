import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePlayMoneyState } from '@touchstone/app/play-money/play-money.queries'
import { momentWithinText } from '@touchstone/app/time/moments'
import { PlayMoneyButton } from './PlayMoneyButton.tsx'

/** Play money for the real account, or when there is more. Nothing where there is none, and as long as it is not known. */
export function PlayMoneyCard() {
  const { t } = useTranslation()
  const { amount = null, takenToday, againAtMs = null } = usePlayMoneyState().data ?? {}
  if (amount === null) return null
  return (
    <section className="flex flex-col gap-3 rounded-lg bg-info-soft p-4">
      <p className="flex items-start gap-2.5 text-sm text-info">
        <FlaskConical aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span role="status">
          {againAtMs === null ? t('playMoney.text') : t('playMoney.more', { time: momentWithinText(againAtMs) })}
        </span>
      </p>
      {takenToday === false && <PlayMoneyButton amount={amount} />}
    </section>
  )
}
