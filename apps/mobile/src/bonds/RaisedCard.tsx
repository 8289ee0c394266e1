import { useTranslation } from 'react-i18next'
import { unitsLeft } from '@touchstone/app/investments/units-form'
import type { Bond } from '@touchstone/app/bonds/bonds.queries'
import { bondMomentText, unitCount, waitText } from '@touchstone/app/bonds/words'
import { useNow } from '@touchstone/app/time/use-now'
import { minuteMs } from '@touchstone/domain/time'
import { Card } from '../ui/Card.tsx'
import { RaisedBar } from './RaisedBar.tsx'

/** Of a bond on offer: how much was raised, until when, and what becomes of it below the least. */
export function RaisedCard({ bond }: { bond: Bond }) {
  const { t } = useTranslation()
  const nowMs = useNow(minuteMs, true)
  const { state, unitsSold, unitsMin, subscribedUntilMs, closesAtMs } = bond
  const isOpen = state === 'open' || state === 'sold_out'
  const isUndecided = isOpen || state === 'thinking'
  return (
    <Card padded className="flex flex-col gap-3">
      <RaisedBar bond={bond} />
      <p className="text-sm">
        {isUndecided && closesAtMs !== null && unitsSold >= unitsMin
          ? t('bonds.raisedEnough', { day: bondMomentText(closesAtMs) })
          : t('bonds.raisedText')}
      </p>
      {isUndecided && (
        <ul className="num flex flex-col gap-1 text-sm text-fg-2">
          {isOpen && <li>{t('bonds.left', unitCount(unitsLeft(bond)))}</li>}
          {isOpen && subscribedUntilMs !== null && (
            <li>
              {t('bonds.openUntil', {
                day: bondMomentText(subscribedUntilMs),
                left: waitText(subscribedUntilMs - nowMs),
              })}
            </li>
          )}
          {closesAtMs !== null && <li>{t('bonds.decidedOn', { day: bondMomentText(closesAtMs) })}</li>}
        </ul>
      )}
    </Card>
  )
}
