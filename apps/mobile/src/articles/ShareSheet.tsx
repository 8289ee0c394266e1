import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isOnlyHere } from '@touchstone/app/device/only-here'
import { OnlyHere } from '../receipts/OnlyHere.tsx'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import type { Article } from '@touchstone/app/articles/articles.queries'
import { shareAddress } from './short-link.ts'

type ShareSheetProps = { article: Article; open: boolean; onOpenChange: (open: boolean) => void }

/** The short address of an article: to copy, to scan, or to hand to another app where the device can do that. */
export function ShareSheet({ article: { id, title }, open, onOpenChange }: ShareSheetProps) {
  const { t } = useTranslation()
  const address = shareAddress(globalThis.location, id)
  const hand = async (): Promise<void> => {
    try {
      await navigator.share({ title, url: address })
      onOpenChange(false)
    } catch (error) {
      // Closing the list of apps is a change of mind, not a failure.
      const isAborted = error instanceof DOMException && error.name === 'AbortError'
      if (!isAborted) toast(t('articles.shareFailed'), 'failure')
    }
  }
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('articles.shareTitle')}
      text={t('articles.shareText')}
      footer={
        'share' in navigator ? (
          <Button wide onClick={() => void hand()}>
            <Share2 aria-hidden className="size-5" />
            {t('words.share')}
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-col items-center gap-4 pt-2">
        {isOnlyHere() ? <OnlyHere /> : <QrCode text={address} label={t('articles.qrLabel')} className="w-44" />}
        <div className="flex w-full items-center rounded-md bg-surface-2 pl-3.5">
          <span className="min-w-0 flex-1 py-2.5 text-sm break-all">{address.replace(/^https?:\/\//, '')}</span>
          <CopyButton text={address} label={t('articles.copyLink')} className="shrink-0" />
        </div>
      </div>
    </Sheet>
  )
}
