import { clsx } from 'clsx'
import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProofState } from '@touchstone/app/proof/proof-state'
import { standingOf } from '@touchstone/app/proof/whole-standing'
import type { WholeStanding } from '@touchstone/app/proof/whole-standing'
import { Card } from '../ui/Card.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { SaveEvidence } from './SaveEvidence.tsx'

const looks: Record<WholeStanding, { icon: ReactNode; tone: string }> = {
  found: { icon: <ShieldAlert aria-hidden className="size-8" />, tone: 'bg-danger-soft text-danger' },
  outdated: { icon: <ShieldQuestion aria-hidden className="size-8" />, tone: 'bg-warn-soft text-warn' },
  notLooked: { icon: <ShieldQuestion aria-hidden className="size-8" />, tone: 'bg-warn-soft text-warn' },
  looking: { icon: <Spinner className="size-7" />, tone: 'bg-surface-2 text-fg-2' },
  allSame: { icon: <ShieldCheck aria-hidden className="size-8" />, tone: 'bg-accent-soft text-accent' },
}

/** All of it in one sentence; where something was found, what to do first. */
export function ProofHero({ state }: { state: ProofState }) {
  const { t } = useTranslation()
  const standing = standingOf(state)
  const { icon, tone } = looks[standing]
  return (
    <Card padded className="flex flex-col items-center text-center">
      <span className={clsx('grid size-16 place-items-center rounded-full transition-colors duration-300', tone)}>
        {icon}
      </span>
      <div aria-live="polite">
        <h2 className={clsx('mt-3 text-xl font-semibold text-balance', standing === 'found' && 'text-danger')}>
          {t(`proof.${standing}`)}
        </h2>
        <p className="mt-1 text-sm text-balance text-fg-2">{t(`proof.${standing}Text`)}</p>
      </div>
      {state.alarms.length > 0 && <SaveEvidence alarms={state.alarms} wide className="mt-4" />}
    </Card>
  )
}
