import { Bookmark, CircleCheck, Play, Timer, TriangleAlert, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BondOrderState } from '@touchstone/app/bonds/bonds.queries'
import { type ChipLook, StatusChip } from '../ui/StatusChip.tsx'

const looks: Readonly<Record<BondOrderState, ChipLook>> = {
  requested: { tone: 'info', icon: <Timer aria-hidden /> },
  declined: { tone: 'warn', icon: <Undo2 aria-hidden /> },
  subscribed: { tone: 'info', icon: <Bookmark aria-hidden /> },
  withdrawn: { tone: 'neutral', icon: <Undo2 aria-hidden /> },
  returned: { tone: 'warn', icon: <Undo2 aria-hidden /> },
  running: { tone: 'success', icon: <Play aria-hidden /> },
  late: { tone: 'danger', icon: <TriangleAlert aria-hidden /> },
  repaid: { tone: 'neutral', icon: <CircleCheck aria-hidden /> },
}

export function BondOrderChip({ state }: { state: BondOrderState }) {
  const { t } = useTranslation()
  return <StatusChip {...looks[state]}>{t(`bonds.orderState.${state}`)}</StatusChip>
}
