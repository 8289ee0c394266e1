import { useTranslation } from 'react-i18next'
import { cameBackAtClose } from '@touchstone/app/ieo/ieo-figures'
import type { IeoOrder } from '@touchstone/app/ieo/ieo.queries'
import { serverMoment } from '@touchstone/app/time/moments'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Figure } from '../ui/Figure.tsx'

/** What is set aside, what was paid and what came back; and when it ended. */
export function IeoOrderFacts({ order, nowMs }: { order: IeoOrder; nowMs: number }) {
  const { t } = useTranslation()
  const { endedTime } = order
  return (
    <Card padded className="flex flex-col gap-3">
      {order.state === 'refunded' ? <PaidBack order={order} /> : <Sums order={order} />}
      {endedTime !== null && (
        <p className="num text-sm">{t('investments.endedOn', { time: serverMoment(endedTime, nowMs) })}</p>
      )}
    </Card>
  )
}

function Sums({ order }: { order: IeoOrder }) {
  const { t } = useTranslation()
  const { setAside, paid, returned } = order
  return (
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
  )
}

/** It came back in two parts, and one sum of both beside what was paid would not add up. */
function PaidBack({ order }: { order: IeoOrder }) {
  const { t } = useTranslation()
  const { paid, currency } = order
  const sum = (value: string) => <Amount value={value} currency={currency} toCent private />
  return (
    <Facts
      items={[
        { label: t('ieo.cameBackAtClose'), value: sum(cameBackAtClose(order)) },
        { label: t('ieo.paid'), value: sum(paid) },
        { label: t('ieo.paidBackAtEnd'), value: sum(paid) },
      ]}
    />
  )
}
