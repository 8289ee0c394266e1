import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { messageOf } from '@touchstone/app/feedback/failures'
import { printTime } from '@touchstone/app/time/times'
import { refreshProtection, useProtection } from '@touchstone/app/protection/protection.queries'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { type RiskOf, RiskWarning } from './RiskWarning.tsx'
import { Sheet } from '../ui/Sheet.tsx'

export type RiskSheetProps = {
  open: boolean
  /** What one is about to do. */
  about?: RiskOf
  /** What is done once it is acknowledged, in place of "I understand". */
  act?: string | undefined
  onOpenChange: (open: boolean) => void
  /** The server has recorded it. */
  onAcknowledged: () => void
}

/** The risk warning, to be acknowledged before the first trade with real money; afterwards it can be read again. */
export function RiskSheet({ open, about, act, onOpenChange, onAcknowledged }: RiskSheetProps) {
  const { t } = useTranslation()
  const acknowledgedAtMs = useProtection().data?.riskAcknowledgedAtMs ?? null
  const [isRead, setIsRead] = useState(false)
  const acknowledging = useAct({
    call: api.acknowledgeRisk,
    inPlace: true,
    onDone: () => {
      refreshProtection()
      onAcknowledged()
    },
  })
  const change = (isOpen: boolean) => {
    if (acknowledging.isPending) return
    setIsRead(false)
    acknowledging.reset()
    onOpenChange(isOpen)
  }
  return (
    <Sheet
      open={open}
      onOpenChange={change}
      title={t('protection.riskTitle')}
      text={
        acknowledgedAtMs === null
          ? undefined
          : t('protection.riskAcknowledged', { date: printTime(acknowledgedAtMs, 'YYYY-MM-DD') })
      }
      footer={
        acknowledgedAtMs === null ? (
          <>
            <Checkbox
              label={t('protection.riskAgree')}
              checked={isRead}
              onChange={({ target }) => {
                setIsRead(target.checked)
              }}
            />
            <p role="alert" className="min-h-5 pb-2 text-sm break-words text-danger empty:pb-0">
              {acknowledging.error === null ? undefined : messageOf(acknowledging.error)}
            </p>
            <Button wide disabled={!isRead} busy={acknowledging.isPending} onClick={() => acknowledging.mutate({})}>
              {act ?? t('protection.riskAct')}
            </Button>
          </>
        ) : undefined
      }
    >
      <RiskWarning {...(about !== undefined && { about })} />
    </Sheet>
  )
}
