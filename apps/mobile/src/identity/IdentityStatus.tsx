import { CircleCheck, CircleDashed, CircleX, Clock, ScanSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { IdentityStanding } from '@touchstone/app/identity/identity.queries'
import { type ChipTone, StatusChip } from '../ui/StatusChip.tsx'

const looks: Record<IdentityStanding['state'], { tone: ChipTone; icon: ReactNode }> = {
  none: { tone: 'neutral', icon: <CircleDashed aria-hidden /> },
  submitted: { tone: 'info', icon: <Clock aria-hidden /> },
  waiting: { tone: 'info', icon: <ScanSearch aria-hidden /> },
  verified: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  rejected: { tone: 'danger', icon: <CircleX aria-hidden /> },
}

/** How a verification stands: the same wherever it is shown. */
export function IdentityStatus({ state }: { state: IdentityStanding['state'] }) {
  const { t } = useTranslation()
  const { tone, icon } = looks[state]
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`identity.states.${state}`)}
    </StatusChip>
  )
}
