import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isOffline } from '@touchstone/app/feedback/failures'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Failure } from '../ui/Failure.tsx'

type NotLoadedProps = { error: unknown; busy: boolean; onRetry: () => void }

/** One's orders did not come: said once, and that the money is where it was. */
export function NotLoaded({ error, busy, onRetry }: NotLoadedProps) {
  const { t } = useTranslation()
  if (!isOffline(error)) return <Failure error={error} busy={busy} onRetry={onRetry} />
  return (
    <div role="alert">
      <Empty
        icon={<CloudOff />}
        title={t('investments.notLoaded')}
        text={t('investments.notLoadedText')}
        action={
          <Button kind="soft" size="md" busy={busy} onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        }
      />
    </div>
  )
}
