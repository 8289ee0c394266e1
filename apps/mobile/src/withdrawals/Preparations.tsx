import { clsx } from 'clsx'
import { Check, IdCard, Landmark, LockKeyhole, Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Row } from '../ui/Row.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Section } from '../ui/Section.tsx'
import { type Preparation, preparations } from '@touchstone/app/withdrawals/withdrawal-bars'

const ways = {
  contact: { icon: Mail, title: 'stepContact', text: 'stepContactText', to: 'bindContact' },
  identity: { icon: IdCard, title: 'stepIdentity', text: 'stepIdentityText', to: 'identity' },
  pin: { icon: LockKeyhole, title: 'stepPin', text: 'stepPinText', to: 'withdrawalPassword' },
  account: { icon: Landmark, title: 'stepAccount', text: 'stepAccountText', to: 'settlementAccounts' },
} as const

const addressOf = (step: Preparation): string => pathTo(ways[step].to, step === 'account' ? { form: 'add' } : undefined)

/** What is to be done once before the first withdrawal, and what of it is done. */
export function Preparations({ prepared }: { prepared: Record<Preparation, boolean> }) {
  const { t } = useTranslation()
  const next = preparations.find((step) => !prepared[step])
  return (
    <Screen
      title={t('withdrawals.title')}
      back
      footer={
        next !== undefined && (
          <LinkButton wide to={addressOf(next)}>
            {t(`withdrawals.${ways[next].title}`)}
          </LinkButton>
        )
      }
    >
      <Section title={t('withdrawals.before')}>
        <p className="-mt-1 text-sm text-fg-2">{t('withdrawals.beforeText')}</p>
        <Card className="divide-y divide-border">
          {preparations.map((step) => (
            <Step key={step} step={step} isDone={prepared[step]} isNext={step === next} />
          ))}
        </Card>
      </Section>
    </Screen>
  )
}

function Step({ step, isDone, isNext }: { step: Preparation; isDone: boolean; isNext: boolean }) {
  const { t } = useTranslation()
  const { icon: Icon, title, text } = ways[step]
  return (
    <Row
      to={isDone ? undefined : addressOf(step)}
      icon={
        <span
          className={clsx(
            'grid size-9 place-items-center rounded-full',
            isDone ? 'bg-accent-fill text-on-fill' : isNext ? 'bg-accent-soft text-accent' : 'bg-surface-2 text-fg-3',
          )}
        >
          {isDone ? <Check aria-hidden className="size-5" /> : <Icon aria-hidden className="size-5" />}
        </span>
      }
      title={<span className={clsx(isDone && 'text-fg-3')}>{t(`withdrawals.${title}`)}</span>}
      sub={isDone ? t('words.done') : t(`withdrawals.${text}`)}
    />
  )
}
