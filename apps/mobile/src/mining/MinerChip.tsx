import { Ban, CircleCheck, CirclePause, ShieldAlert, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MinerState } from '@touchstone/app/mining/mining.queries'
import { type ChipLook, StatusChip } from '../ui/StatusChip.tsx'

const looks: Readonly<Record<MinerState, ChipLook>> = {
  on_sale: { tone: 'info', icon: <CircleCheck aria-hidden /> },
  sold_out: { tone: 'neutral', icon: <Ban aria-hidden /> },
  not_covered: { tone: 'danger', icon: <ShieldAlert aria-hidden /> },
  closed: { tone: 'neutral', icon: <CirclePause aria-hidden /> },
  network_silent: { tone: 'warn', icon: <WifiOff aria-hidden /> },
}

/** Whether a machine can be bought. */
export function MinerChip({ state }: { state: MinerState }) {
  const { t } = useTranslation()
  return <StatusChip {...looks[state]}>{t(`mining.state.${state}`)}</StatusChip>
}
