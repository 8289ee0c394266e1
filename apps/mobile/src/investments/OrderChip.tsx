import { Ban, CircleCheck, Clock, LogOut, Play, Snowflake, Timer, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OrderState } from '@touchstone/app/investments/investments.queries'
import { type ChipLook, StatusChip } from '../ui/StatusChip.tsx'

const looks: Readonly<Record<OrderState, ChipLook>> = {
  requested: { tone: 'info', icon: <Timer aria-hidden /> },
  declined: { tone: 'warn', icon: <Undo2 aria-hidden /> },
  not_started: { tone: 'info', icon: <Clock aria-hidden /> },
  running: { tone: 'success', icon: <Play aria-hidden /> },
  frozen: { tone: 'info', icon: <Snowflake aria-hidden /> },
  leaving: { tone: 'warn', icon: <LogOut aria-hidden /> },
  ended: { tone: 'neutral', icon: <CircleCheck aria-hidden /> },
  left: { tone: 'neutral', icon: <LogOut aria-hidden /> },
  cancelled: { tone: 'neutral', icon: <Ban aria-hidden /> },
}

export function OrderChip({ state }: { state: OrderState }) {
  const { t } = useTranslation()
  return <StatusChip {...looks[state]}>{t(`investments.orderState.${state}`)}</StatusChip>
}
