import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storedText, storeText } from '@touchstone/app/device/storage'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import type { Push } from '@touchstone/app/push/use-push'

/** In local storage: this browser has been offered it, and is not again. */
const offeredKey = 'pushOffered'

/** Once, after the first alert: where it could be switched on, and the browser has not asked yet. */
export const isPushOfferDue = ({ support }: Push): boolean =>
  support === 'ready' && Notification.permission === 'default' && storedText(offeredKey) === undefined

type PushOfferProps = {
  /** Of the alert that was just set; undefined while nothing is offered. */
  symbol: string | undefined
  push: Push
  onClose: () => void
}

/** Asks before the browser does: the browser asks for permission only after a yes here. */
export function PushOffer({ symbol, push, onClose }: PushOfferProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState('')
  // Its words stay while it slides away.
  if (symbol !== undefined && symbol !== shown) setShown(symbol)
  const answer = (isYes: boolean) => {
    storeText(offeredKey, 'yes')
    onClose()
    if (isYes) push.turn(true)
  }
  return (
    <Sheet
      open={symbol !== undefined}
      onOpenChange={(isOpen) => !isOpen && answer(false)}
      title={t('alerts.push.offer')}
      footer={
        <div className="grid grid-cols-[1fr_1.4fr] gap-3">
          <Button kind="soft" onClick={() => answer(false)}>
            {t('alerts.push.notNow')}
          </Button>
          <Button onClick={() => answer(true)}>{t('alerts.push.turnOn')}</Button>
        </div>
      }
    >
      <div className="flex items-start gap-3 pb-1">
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent [&_svg]:size-6"
        >
          <BellRing />
        </span>
        <p className="min-w-0 flex-1 text-sm text-fg-2">{t('alerts.push.offerText', { symbol: shown })}</p>
      </div>
    </Sheet>
  )
}
