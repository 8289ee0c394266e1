import { Ban, CircleCheck, Clock, Hourglass, ListChecks, Store, Ticket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { stateWord } from '@touchstone/app/ieo/ieo-figures'
import type { IeoSale, IeoState } from '@touchstone/app/ieo/ieo.queries'
import { type ChipLook, StatusChip } from '../ui/StatusChip.tsx'

const looks: Readonly<Record<IeoState, ChipLook>> = {
  announced: { tone: 'neutral', icon: <Clock aria-hidden /> },
  issuing: { tone: 'info', icon: <CircleCheck aria-hidden /> },
  allocating: { tone: 'neutral', icon: <Hourglass aria-hidden /> },
  paying: { tone: 'warn', icon: <Ticket aria-hidden /> },
  given: { tone: 'neutral', icon: <ListChecks aria-hidden /> },
  listed: { tone: 'success', icon: <Store aria-hidden /> },
  called_off: { tone: 'neutral', icon: <Ban aria-hidden /> },
}

/** How far a sale is. */
export function IeoChip({ sale }: { sale: Pick<IeoSale, 'state' | 'format'> }) {
  const { t } = useTranslation()
  return <StatusChip {...looks[sale.state]}>{t(`ieo.state.${stateWord(sale)}`)}</StatusChip>
}
