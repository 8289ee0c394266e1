import { useTranslation } from 'react-i18next'
import type { IeoOrder } from '@touchstone/app/ieo/ieo.queries'
import { serverMoment } from '@touchstone/app/time/moments'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Figure } from '../ui/Figure.tsx'

/** What is set aside, what was paid and what came back; and when it ended. */
export function IeoOrderFacts({ order, nowMs }: { order: IeoOrder; nowMs: number }) {
  const { t } = useTranslation()
  const { setAside, paid, returned, endedTime } = order
  return (
    <Card padded className="flex flex-col gap-3">
      <dl className="grid grid-cols-3 gap-3">
        <Figure label={t('ieo.aside')}>
          <Amount value={setAside} toCent private />
        </Figure>
        <Figure label={t('ieo.paid')}>
          <Amount value={paid} toCent private />
        </Figure>
        <Figure label={t('ieo.returned')} end>
          <Amount value={returned} toCent private />
        </Figure>
      </dl>
      {endedTime !== null && (
        <p className="num text-sm">{t('investments.endedOn', { time: serverMoment(endedTime, nowMs) })}</p>
      )}
    </Card>
  )
}
