import { CallFailed, CallRefused } from '@touchstone/client/call-failed'
import { BellOff, LockOpen, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@touchstone/app/feedback/failures'
import { Card } from '../ui/Card.tsx'
import { Section } from '../ui/Section.tsx'
import { Switch } from '../ui/Switch.tsx'
import { browserFacts, type PushSupport } from '@touchstone/app/push/push-support'
import type { Push } from '@touchstone/app/push/use-push'

/** Switches push notifications on this device; where it cannot have them, says why and what would help. */
export function PushCard({ push }: { push: Push }) {
  const { t } = useTranslation()
  return (
    <Section title={t('alerts.push.title')}>
      <Card>{push.support === 'ready' ? <PushSwitch push={push} /> : <Hindrance support={push.support} />}</Card>
      <p className="px-1 text-xs text-fg-3">{t('alerts.push.inbox')}</p>
    </Section>
  )
}

function PushSwitch({ push: { isOn, isBusy, isUnanswered, error, turn } }: { push: Push }) {
  const { t } = useTranslation()
  const fault = useFault(error) ?? (isUnanswered ? t('alerts.push.unanswered') : undefined)
  return (
    <>
      <Switch
        label={t('alerts.push.label')}
        sub={t('alerts.push.text')}
        checked={isOn === true}
        disabled={isOn === undefined || isBusy}
        onChange={turn}
      />
      <p role="alert" className="px-4 pb-3 text-sm text-danger empty:hidden">
        {fault}
      </p>
    </>
  )
}

/** The words of our server, or one sentence for whatever a browser may throw. */
function useFault(error: unknown): string | undefined {
  const { t } = useTranslation()
  if (error === null) return undefined
  const isCall = error instanceof CallRefused || error instanceof CallFailed
  return isCall ? messageOf(error) : t('alerts.push.failed')
}

function Hindrance({ support }: { support: Exclude<PushSupport, 'ready'> }) {
  const { t } = useTranslation()
  switch (support) {
    case 'blocked':
      return (
        <Reason icon={<BellOff />} title={t('alerts.push.blocked')}>
          {t(browserFacts().isInstalled ? 'alerts.push.blockedInApp' : 'alerts.push.blockedText')}
        </Reason>
      )
    case 'needs_https':
      return (
        <Reason icon={<LockOpen />} title={t('alerts.push.needsHttps')}>
          {t('alerts.push.needsHttpsText', { origin: globalThis.location.origin })}
        </Reason>
      )
    case 'needs_home_screen':
      return (
        <Reason icon={<Smartphone />} title={t('alerts.push.needsHomeScreen')}>
          {t('alerts.push.needsHomeScreenText')}
          <ol className="list-decimal space-y-0.5 pt-1 pl-5">
            <li>{t('alerts.push.stepShare')}</li>
            <li>{t('alerts.push.stepAdd')}</li>
            <li>{t('alerts.push.stepOpen')}</li>
          </ol>
        </Reason>
      )
    case 'unsupported':
      return (
        <Reason icon={<BellOff />} title={t('alerts.push.unsupported')}>
          {t('alerts.push.unsupportedText')}
        </Reason>
      )
  }
}

function Reason({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3 p-4">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-warn-soft text-warn [&_svg]:size-5"
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-base font-medium break-words">{title}</p>
        <div className="pt-0.5 text-sm break-words text-fg-2">{children}</div>
      </div>
    </div>
  )
}
