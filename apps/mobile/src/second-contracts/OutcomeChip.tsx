import { Ban, CircleCheck, CircleX, Equal, Timer } from 'lucide-react'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type ChipLook, StatusChip } from '../ui/StatusChip.tsx'
import type { SecondContract } from '@touchstone/app/second-contracts/second-contracts.queries'

export const outcomeWords = {
  placed: 'secondContracts.running',
  won: 'words.won',
  lost: 'words.lost',
  tied: 'words.draw',
  void: 'secondContracts.void',
} as const satisfies Record<SecondContract['state'], ParseKeys>

const looks: Record<SecondContract['state'], ChipLook> = {
  placed: { tone: 'info', icon: <Timer aria-hidden /> },
  won: { tone: 'up', icon: <CircleCheck aria-hidden /> },
  lost: { tone: 'down', icon: <CircleX aria-hidden /> },
  tied: { tone: 'neutral', icon: <Equal aria-hidden /> },
  void: { tone: 'warn', icon: <Ban aria-hidden /> },
}

/** The state of a contract, the same on every screen. */
export function OutcomeChip({ state }: { state: SecondContract['state'] }) {
  const { t } = useTranslation()
  return <StatusChip {...looks[state]}>{t(outcomeWords[state])}</StatusChip>
}
