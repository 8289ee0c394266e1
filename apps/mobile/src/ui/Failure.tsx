import { CloudOff, SearchX, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isMissing, isOffline, messageOf } from '@touchstone/app/feedback/failures'
import { Button } from './Button.tsx'
import { Empty } from './Empty.tsx'

type FailureProps = { error: unknown; onRetry?: (() => void) | undefined; busy?: boolean }

/** What happened, in a person's words, and another try where one helps. Nothing where the session ended: sign-in follows. */
export function Failure({ error, onRetry, busy = false }: FailureProps) {
  const { t } = useTranslation()
  const message = messageOf(error)
  if (message === undefined) return null
  if (isMissing(error))
    return (
      <div role="alert">
        <Empty icon={<SearchX />} title={message} />
      </div>
    )
  const offline = isOffline(error)
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-10 text-center">
      <span
        aria-hidden
        className="mb-4 grid size-16 place-items-center rounded-full bg-danger-soft text-danger [&_svg]:size-7"
      >
        {offline ? <WifiOff /> : <CloudOff />}
      </span>
      <p className="text-base font-semibold">{t(offline ? 'ui.offlineTitle' : 'ui.failedTitle')}</p>
      <p className="mt-1 max-w-72 text-sm text-balance text-fg-2">{message}</p>
      {onRetry !== undefined && (
        <Button kind="soft" size="md" className="mt-5" busy={busy} onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  )
}
