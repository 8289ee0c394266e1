import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '@touchstone/app/time/use-now'
import { BuyAgreement } from '../agreements/BuyAgreement.tsx'
import { Button } from '../ui/Button.tsx'
import { FindingOut } from './FindingOut.tsx'
import type { BuyForm } from './use-buy-form.ts'

const beatMs = 15_000

type BuyFooterProps = {
  form: Pick<
    BuyForm,
    'isLost' | 'isBusy' | 'thenPassword' | 'go' | 'agreement' | 'agreementText' | 'isUnagreed' | 'productFault'
  >
  act: string
  /** Why it cannot be done now. */
  reason: string | undefined
  /** Until when it can be taken back; undefined where that is not known. */
  backUntil: ((nowMs: number) => ReactNode) | undefined
}

/** The main act of a form that buys, the agreement that is accepted with it, and until when it can be taken back. */
export function BuyFooter({ form, act, reason, backUntil }: BuyFooterProps) {
  const { isLost, isBusy, thenPassword, go, agreement, agreementText, isUnagreed, productFault } = form
  const { t } = useTranslation()
  const nowMs = useNow(beatMs, true)
  // Asking again would be refused again, until something else is typed.
  const why = isLost ? undefined : (reason ?? productFault ?? agreementText)
  // Whether the agreement has to be accepted: its own place above waits too.
  const isWaiting = isUnagreed && !isLost && why === undefined
  return (
    <>
      {isLost && <FindingOut />}
      {agreement !== undefined && <BuyAgreement {...agreement} />}
      <Button wide busy={isBusy || isWaiting} reason={why} disabled={why !== undefined || isWaiting} onClick={go}>
        {isLost ? t('investments.askAgain') : act}
      </Button>
      {backUntil !== undefined && (
        <p className="text-center text-xs text-fg-2">
          {backUntil(nowMs)} {thenPassword && t('investments.thenPassword')}
        </p>
      )}
    </>
  )
}
