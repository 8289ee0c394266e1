import { BellRing, Check, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dayChange } from '@touchstone/app/market/day-change'
import { useTickField } from '@touchstone/app/live/use-tick'
import { messageOf } from '@touchstone/app/feedback/failures'
import { pathTo } from '../routes/paths.ts'
import { serverExact, serverMoment } from '@touchstone/app/time/moments'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { Button } from '../ui/Button.tsx'
import { Change } from '../ui/Change.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Price } from '../ui/Price.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { type Alert, useDeleteAlert } from '@touchstone/app/alerts/alerts.queries'

type AlertSheetProps = {
  alert: Alert
  open: boolean
  onOpenChange: (open: boolean) => void
  onSetAgain: (alert: Alert) => void
}

/** An alert in full, and what can be done with it. Deleting takes this second tap. */
export function AlertSheet({ alert, open, onOpenChange, onSetAgain }: AlertSheetProps) {
  const { t } = useTranslation()
  const { id, symbol, state } = alert
  const isReached = state === 'reached'
  const deleting = useDeleteAlert(() => {
    onOpenChange(false)
    toast(t('alerts.deleted'))
  })
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !deleting.isPending && onOpenChange(isOpen)}
      title={symbol}
      footer={
        <div className="flex flex-col gap-3">
          <p role="alert" className="text-sm text-danger empty:hidden">
            {deleting.error !== null && messageOf(deleting.error)}
          </p>
          {isReached && (
            <Button
              wide
              onClick={() => {
                onOpenChange(false)
                onSetAgain(alert)
              }}
            >
              {t('alerts.setAgain')}
            </Button>
          )}
          <div className="grid grid-cols-2 gap-3">
            <LinkButton kind="soft" to={pathTo('kline', { symbol })}>
              {t('alerts.openChart')}
            </LinkButton>
            <Button
              kind="soft"
              className="text-danger!"
              busy={deleting.isPending}
              onClick={() => deleting.mutate({ id })}
            >
              <Trash2 aria-hidden className="size-5" />
              {t('words.delete')}
            </Button>
          </div>
        </div>
      }
    >
      <AlertFacts alert={alert} />
    </Sheet>
  )
}

function AlertFacts({ alert }: { alert: Alert }) {
  const { t } = useTranslation()
  const { symbol, price, direction, createdAt } = alert
  const tick = useSymbol(symbol)?.priceTick
  const isArmed = alert.state === 'armed'
  const facts: Fact[] = [
    {
      label: t('words.status'),
      value: (
        <StatusChip tone="success" icon={isArmed ? <BellRing aria-hidden /> : <Check aria-hidden />}>
          {t(isArmed ? 'alerts.armed' : 'alerts.reached')}
        </StatusChip>
      ),
    },
    {
      label: t(direction === 'above' ? 'alerts.risesTo' : 'alerts.fallsTo'),
      value: <Price value={price} tick={tick} />,
    },
    ...useStateFacts(alert, tick),
    { label: t('alerts.setAt'), value: serverMoment(createdAt) },
  ]
  return <Facts items={facts} inset />
}

/** How far it is now, or how it was reached. */
function useStateFacts(alert: Alert, priceTick: string | undefined): Fact[] {
  const { t } = useTranslation()
  const { symbol, price, state, reachedAt, reachedMark, reachedSequence } = alert
  const mark = useTickField(symbol, (tick) => tick.mark)
  if (state === 'armed')
    return [
      { label: t('words.markPrice'), value: <Price value={mark} tick={priceTick} /> },
      { label: t('alerts.distance'), value: <Change value={dayChange(mark, price)} /> },
    ]
  return [
    { label: t('alerts.reachedAt'), value: serverExact(reachedAt) },
    { label: t('alerts.markThen'), value: <Price value={reachedMark} tick={priceTick} /> },
    { label: t('alerts.tick'), value: `#${reachedSequence}` },
  ]
}
