import { CircleCheck, OctagonMinus, Play, Timer, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MinerOrderState } from '@touchstone/app/mining/mining.queries'
import { type ChipLook, StatusChip } from '../ui/StatusChip.tsx'

const looks: Readonly<Record<MinerOrderState, ChipLook>> = {
  requested: { tone: 'info', icon: <Timer aria-hidden /> },
  declined: { tone: 'warn', icon: <Undo2 aria-hidden /> },
  not_started: { tone: 'info', icon: <Timer aria-hidden /> },
  running: { tone: 'success', icon: <Play aria-hidden /> },
  ended: { tone: 'neutral', icon: <CircleCheck aria-hidden /> },
  stopped: { tone: 'warn', icon: <OctagonMinus aria-hidden /> },
  cancelled: { tone: 'neutral', icon: <Undo2 aria-hidden /> },
}

export function MinerOrderChip({ state }: { state: MinerOrderState }) {
  const { t } = useTranslation()
  return (
    <StatusChip {...looks[state]}>
      {state === 'stopped' ? t('mining.stopped') : t(`investments.orderState.${state}`)}
    </StatusChip>
  )
}
