import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isOffline, messageOf } from '@touchstone/app/feedback/failures'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'

type NotLoadedProps = { error: unknown; busy: boolean; onRetry: () => void }

/** One's orders did not come: said once, and that the money is where it was. */
export function NotLoaded({ error, busy, onRetry }: NotLoadedProps) {
  const { t } = useTranslation()
  const message = messageOf(error)
  // The session has ended: sign-in follows.
  if (message === undefined) return null
  return (
    <div role="alert">
      <Empty
        icon={<CloudOff />}
        title={t('investments.notLoaded')}
        text={isOffline(error) ? t('investments.notLoadedText') : message}
        action={
          <Button kind="soft" size="md" busy={busy} onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        }
      />
    </div>
  )
}
