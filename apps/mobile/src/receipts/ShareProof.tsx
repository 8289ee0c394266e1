import { useTranslation } from 'react-i18next'
import { toast } from '@touchstone/app/feedback/toast'
import { useShared, useShareReceipt, useStopSharing } from '@touchstone/app/receipts/sharing.queries'
import { codeAddress } from '@touchstone/app/receipts/receipt-link'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Switch } from '../ui/Switch.tsx'
import { OnlyHere } from './OnlyHere.tsx'

export type ReceiptRef = { bookId: string; sequence: number }

/** The address under which anybody sees a receipt, while its owner shares it. */
export function useSharedAddress(receipt: ReceiptRef | undefined): string | undefined {
  const { data } = useShared()
  const found = data?.find(
    ({ bookId, sequence }) => String(bookId) === receipt?.bookId && sequence === receipt.sequence,
  )
  const { origin, pathname } = globalThis.location
  return found && codeAddress({ origin, pathname }, found.code)
}

/** Asks whether anybody may see a receipt, and says before what they will see. */
export function ShareProof({ receipt }: { receipt: ReceiptRef }) {
  const { t } = useTranslation()
  const { data, refetch } = useShared()
  const address = useSharedAddress(receipt)
  const share = useShareReceipt()
  const stop = useStopSharing(() => toast(t('receipts.shareStopped'), 'info'))
  const code = data?.find(
    ({ bookId, sequence }) => String(bookId) === receipt.bookId && sequence === receipt.sequence,
  )?.code
  const isBusy = data === undefined || share.isPending || stop.isPending
  return (
    <div>
      <div className="-mx-4">
        <Switch
          label={t('receipts.shareProof')}
          sub={t(code === undefined ? 'receipts.shareProofText' : 'receipts.shareProofOn')}
          checked={code !== undefined}
          disabled={isBusy}
          onChange={(isShared) => {
            // An answer that is lost may have been a yes: the switch says what the server says.
            const asking = { onError: () => void refetch() }
            if (isShared) share.mutate({ bookId: Number(receipt.bookId), sequence: receipt.sequence }, asking)
            else if (code !== undefined) stop.mutate({ code }, asking)
          }}
        />
      </div>
      <OnlyHere />
      {address !== undefined && (
        <CopyButton text={address} accent className="-ml-1 px-1">
          {t('receipts.copyLink')}
        </CopyButton>
      )}
    </div>
  )
}
