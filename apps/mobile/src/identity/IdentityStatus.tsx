import { CircleCheck, CircleDashed, CircleX, Clock, ScanSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { IdentityStanding } from '@touchstone/app/identity/identity.queries'
import { type ChipLook, StatusChip } from '../ui/StatusChip.tsx'

const looks: Record<IdentityStanding['state'], ChipLook> = {
  none: { tone: 'neutral', icon: <CircleDashed aria-hidden /> },
  submitted: { tone: 'info', icon: <Clock aria-hidden /> },
  waiting: { tone: 'info', icon: <ScanSearch aria-hidden /> },
  verified: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  rejected: { tone: 'danger', icon: <CircleX aria-hidden /> },
}

/** The state of a verification, the same on every screen. */
export function IdentityStatus({ state }: { state: IdentityStanding['state'] }) {
  const { t } = useTranslation()
  return <StatusChip {...looks[state]}>{t(`identity.states.${state}`)}</StatusChip>
}
