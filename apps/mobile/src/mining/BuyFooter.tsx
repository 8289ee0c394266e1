import { useTranslation } from 'react-i18next'
import { quantityText } from '@touchstone/app/format/print-money'
import { nextUtcDay } from '@touchstone/app/investments/words'
import { useNow } from '@touchstone/app/time/use-now'
import { FindingOut } from '../investments/FindingOut.tsx'
import { FreeCancel } from '../investments/FreeCancel.tsx'
import { Button } from '../ui/Button.tsx'

const beatMs = 15_000

type BuyFooterProps = {
  /** Of the machines that are chosen; empty while they cannot be sent. */
  amount: string
  currency: string
  reason: string | undefined
  isBusy: boolean
  /** No answer came: it is looked for, and can be asked for again. */
  isLost: boolean
  thenPassword: boolean
  onBuy: () => void
}

/** The main act, and until when it can be taken back. */
export function BuyFooter({ amount, currency, reason, isBusy, isLost, thenPassword, onBuy }: BuyFooterProps) {
  const { t } = useTranslation()
  const nowMs = useNow(beatMs, true)
  return (
    <>
      {isLost && <FindingOut />}
      <Button wide busy={isBusy} reason={reason} onClick={onBuy}>
        {isLost ? t('investments.askAgain') : t('mining.buy', { amount: quantityText(amount), currency })}
      </Button>
      <p className="text-center text-xs text-fg-2">
        <FreeCancel untilMs={nextUtcDay(nowMs)} nowMs={nowMs} /> {thenPassword && t('investments.thenPassword')}
      </p>
    </>
  )
}
