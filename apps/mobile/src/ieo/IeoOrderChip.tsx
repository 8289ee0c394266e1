import { Bookmark, CircleCheck, Hourglass, Lock, OctagonMinus, Ticket, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { IeoOrderState } from '@touchstone/app/ieo/ieo.queries'
import { type ChipLook, StatusChip } from '../ui/StatusChip.tsx'

const looks: Readonly<Record<IeoOrderState, ChipLook>> = {
  applied: { tone: 'info', icon: <Bookmark aria-hidden /> },
  withdrawn: { tone: 'neutral', icon: <Undo2 aria-hidden /> },
  reserve: { tone: 'neutral', icon: <Hourglass aria-hidden /> },
  won: { tone: 'warn', icon: <Ticket aria-hidden /> },
  not_won: { tone: 'neutral', icon: <Undo2 aria-hidden /> },
  completed: { tone: 'success', icon: <Lock aria-hidden /> },
  forfeited: { tone: 'warn', icon: <OctagonMinus aria-hidden /> },
  listed: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  refunded: { tone: 'neutral', icon: <Undo2 aria-hidden /> },
}

/** What became of an application. */
export function IeoOrderChip({ state }: { state: IeoOrderState }) {
  const { t } = useTranslation()
  return <StatusChip {...looks[state]}>{t(`ieo.orderState.${state}`)}</StatusChip>
}
