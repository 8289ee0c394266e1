import { clsx } from 'clsx'
import { CircleAlert, Clock, type LucideIcon, ScanSearch, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { serverMoment } from '@touchstone/app/time/moments'
import type { IdentityApplication, IdentityStanding } from '@touchstone/app/identity/identity.queries'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { IdentityStatus } from './IdentityStatus.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Row } from '../ui/Row.tsx'
import { Section } from '../ui/Section.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { identitySteps } from '@touchstone/app/identity/identity-steps'
import { StatedCard } from './StatedCard.tsx'
import { useTriesTime } from '@touchstone/app/identity/use-tries-time'

type State = IdentityApplication['state']

const looks: Record<State, [LucideIcon, string]> = {
  submitted: [Clock, 'bg-info-soft text-info'],
  waiting: [ScanSearch, 'bg-info-soft text-info'],
  verified: [ShieldCheck, 'bg-accent-soft text-accent'],
  rejected: [CircleAlert, 'bg-danger-soft text-danger'],
}

const levelOf = (level: 1 | 2) => (level === 1 ? 'identity.levels.basic' : 'identity.levels.advanced')

/** The newest submission with its state and content; earlier ones below. */
export function IdentityResult({
  shown,
  earlier,
}: {
  shown: IdentityApplication
  earlier: readonly IdentityApplication[]
}) {
  const { t } = useTranslation()
  const steps = identitySteps(shown).map(({ key, tone, time }) => ({
    key,
    tone,
    title:
      key !== 'result'
        ? t(`identity.states.${key}`)
        : tone === 'ahead'
          ? t('identity.result')
          : t(`identity.states.${shown.state}`),
    time: time && serverMoment(time),
    text: key === 'result' ? (shown.reasonText ?? undefined) : undefined,
  }))
  return (
    <>
      <Head shown={shown} />
      <Card padded>
        <Timeline label={t('identity.progress')} steps={steps} />
      </Card>
      <StatedCard application={shown} />
      {earlier.length > 0 && (
        <Section title={t('identity.history')}>
          <Card className="divide-y divide-border">
            {earlier.map((each) => (
              <Row
                key={each.id}
                title={t(levelOf(each.level))}
                sub={[serverMoment(each.decidedTime ?? each.submittedTime), each.reasonText]
                  .filter((text) => text !== null)
                  .join(' · ')}
                right={<IdentityStatus state={each.state} />}
              />
            ))}
          </Card>
        </Section>
      )}
    </>
  )
}

function Head({ shown: { state, level, reasonText } }: { shown: IdentityApplication }) {
  const { t } = useTranslation()
  const [Icon, look] = looks[state]
  return (
    <div aria-live="polite" className="flex flex-col items-center gap-1 pt-4 pb-2 text-center">
      <span aria-hidden className={clsx('mb-3 grid size-18 place-items-center rounded-full', look)}>
        <Icon className="size-9" />
      </span>
      <p className="text-sm text-fg-2">
        {t('identity.level')}: {t(levelOf(level))}
      </p>
      <h2 className="text-xl font-semibold">{t(`identity.hero.${state}`)}</h2>
      <p className="max-w-80 text-sm text-balance text-fg-2">
        {state === 'rejected' ? reasonText : t(`identity.heroText.${state}`)}
      </p>
    </div>
  )
}

/** The one thing to do next, if any. */
export function ResultActs({ standing, newest }: { standing: IdentityStanding; newest: IdentityApplication }) {
  const { t } = useTranslation()
  const time = useTriesTime()
  const form = newest.level === 1 ? 'identity' : 'advancedIdentity'
  if (newest.state === 'rejected')
    return standing.triesLeft === 0 ? (
      <Button wide reason={t('identity.noTriesText', { time })} />
    ) : (
      <LinkButton wide to={pathTo(form)}>
        {t('identity.mend')}
      </LinkButton>
    )
  if (newest.state === 'submitted')
    return (
      <LinkButton wide kind="soft" to={pathTo(form, { change: '1' })}>
        {t('identity.change')}
      </LinkButton>
    )
  if (newest.state === 'verified' && standing.level === 1)
    return (
      <LinkButton wide to={pathTo('advancedIdentity')}>
        {t('identity.goAdvanced')}
      </LinkButton>
    )
  return (
    <LinkButton wide kind="soft" to={pathTo('profile')}>
      {t('users.profileTitle')}
    </LinkButton>
  )
}
