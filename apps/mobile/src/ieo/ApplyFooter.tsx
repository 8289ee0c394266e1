import { useTranslation } from 'react-i18next'
import { quantityText } from '@touchstone/app/format/print-money'
import type { Moves } from '@touchstone/app/ieo/ieo-form'
import type { IeoSale } from '@touchstone/app/ieo/ieo.queries'
import { useNow } from '@touchstone/app/time/use-now'
import { FindingOut } from '../investments/FindingOut.tsx'
import { Button } from '../ui/Button.tsx'
import { ChangeUntil } from './ChangeUntil.tsx'

const beatMs = 15_000

type ApplyFooterProps = {
  sale: IeoSale
  /** What sending it sets aside or returns; undefined while it cannot be sent. */
  moves: Moves | undefined
  reason: string | undefined
  isBusy: boolean
  /** No answer came: it is looked for, and can be asked for again. */
  isLost: boolean
  thenPassword: boolean
  onApply: () => void
}

/** The main act, and until when it can be changed. */
export function ApplyFooter({ sale, moves, reason, isBusy, isLost, thenPassword, onApply }: ApplyFooterProps) {
  const { t } = useTranslation()
  const nowMs = useNow(beatMs, true)
  const { currency, closesAtMs } = sale
  const act =
    moves === undefined || moves.more !== '0'
      ? t('ieo.applyFor', { amount: quantityText(moves?.more ?? '0'), currency })
      : t('ieo.changeLess', { amount: quantityText(moves.less), currency })
  return (
    <>
      {isLost && <FindingOut />}
      <Button wide busy={isBusy} reason={reason} onClick={onApply}>
        {isLost ? t('investments.askAgain') : act}
      </Button>
      {closesAtMs !== null && (
        <p className="text-center text-xs text-fg-2">
          <ChangeUntil untilMs={closesAtMs} nowMs={nowMs} /> {thenPassword && t('investments.thenPassword')}
        </p>
      )}
    </>
  )
}
