import { Ban, CircleCheck, Clock, Hourglass, Play, TriangleAlert, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BondState } from '@touchstone/app/bonds/bonds.queries'
import { type ChipLook, StatusChip } from '../ui/StatusChip.tsx'

const looks: Readonly<Record<BondState, ChipLook>> = {
  not_open: { tone: 'neutral', icon: <Clock aria-hidden /> },
  open: { tone: 'info', icon: <CircleCheck aria-hidden /> },
  sold_out: { tone: 'neutral', icon: <Ban aria-hidden /> },
  thinking: { tone: 'neutral', icon: <Hourglass aria-hidden /> },
  failed: { tone: 'warn', icon: <Undo2 aria-hidden /> },
  running: { tone: 'success', icon: <Play aria-hidden /> },
  late: { tone: 'danger', icon: <TriangleAlert aria-hidden /> },
  repaid: { tone: 'neutral', icon: <CircleCheck aria-hidden /> },
}

/** How far a bond is. */
export function BondChip({ state }: { state: BondState }) {
  const { t } = useTranslation()
  return <StatusChip {...looks[state]}>{t(`bonds.state.${state}`)}</StatusChip>
}
