import { useTranslation } from 'react-i18next'
import { nextMoment, type Phase, phasesOf } from '@touchstone/app/ieo/ieo-figures'
import type { IeoOrder, IeoSale } from '@touchstone/app/ieo/ieo.queries'
import { counted, leftText } from '@touchstone/app/ieo/words'
import { deadlineText, momentWithinText } from '@touchstone/app/time/moments'
import { useNow } from '@touchstone/app/time/use-now'
import { Card } from '../ui/Card.tsx'
import { Steps } from '../ui/Steps.tsx'

/** How the sale goes, how long until it goes on, and when its issuer gets the money or its buyers get it back. */
export function PhasesCard({ sale, mine }: { sale: IeoSale; mine: IeoOrder | null }) {
  const { t } = useTranslation()
  const next = nextMoment(sale, mine)
  const nowMs = useNow(1_000, next !== null)
  const left = next === null ? 0 : next.atMs - nowMs
  const { state, token, listByAtMs, listWithinDays } = sale
  const isOver = state === 'listed' || state === 'called_off'
  const timeOf = ({ step, atMs, when }: Phase): string | undefined => {
    if (atMs === null) return step === 'listed' ? t('ieo.noDate') : undefined
    if (when === 'by') return t('ieo.by', { time: deadlineText(atMs) })
    return when === 'until' ? t('ieo.until', { day: deadlineText(atMs) }) : momentWithinText(atMs)
  }
  return (
    <Card padded className="flex flex-col gap-4">
      <Steps
        label={t('ieo.phases')}
        steps={phasesOf(sale).map((phase) => ({
          key: phase.step,
          title: t(`ieo.phase.${phase.step}`),
          time: timeOf(phase),
          tone: phase.tone,
        }))}
      />
      {!isOver && (
        <div className="flex flex-col gap-2 text-sm text-fg-2">
          <p>{t('ieo.moneyStays', { token })}</p>
          {listByAtMs !== null && <p>{t('ieo.listByText', { token, time: deadlineText(listByAtMs) })}</p>}
          {state === 'announced' && (
            <p>{t('ieo.listWithinText', { token, days: t('ieo.subscription', counted(listWithinDays)) })}</p>
          )}
        </div>
      )}
      {next !== null && (
        <p className="flex items-baseline justify-between gap-3 border-t border-border pt-3 text-sm">
          <span className="text-fg-2">{t(`ieo.next.${next.what}`)}</span>
          <span className="num text-right font-semibold">{left > 0 ? leftText(left) : t('ieo.anyMoment')}</span>
        </p>
      )}
    </Card>
  )
}
