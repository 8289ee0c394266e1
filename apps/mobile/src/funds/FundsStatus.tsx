import { Ban, CircleCheck, CircleX, Clock, LoaderCircle, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FundsState } from '@touchstone/app/funds/funds-state'
import { type ChipLook, StatusChip } from '../ui/StatusChip.tsx'

const review = { tone: 'info', icon: <Clock aria-hidden /> } as const
const moving = { tone: 'info', icon: <LoaderCircle aria-hidden /> } as const
const done = { tone: 'success', icon: <CircleCheck aria-hidden /> } as const
const refused = { tone: 'danger', icon: <CircleX aria-hidden /> } as const

const looks: Record<FundsState, ChipLook> = {
  submitted: review,
  claimed: review,
  approved: moving,
  paying: moving,
  crediting: moving,
  delivered: done,
  paid: done,
  rejected: refused,
  failed: refused,
  cancelled: { tone: 'neutral', icon: <Ban aria-hidden /> },
  undone: { tone: 'warn', icon: <Undo2 aria-hidden /> },
}

/** The state of a deposit or withdrawal, the same on every screen. */
export function FundsStatus({ state }: { state: FundsState }) {
  const { t } = useTranslation()
  return <StatusChip {...looks[state]}>{t(`funds.state.${state}`)}</StatusChip>
}
