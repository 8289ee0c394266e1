import { Ban, CircleCheck, CirclePause, ShieldAlert, Snowflake } from 'lucide-react'
import type { Product } from '@touchstone/app/investments/investments.queries'
import { type ChipLook, StatusChip } from '../ui/StatusChip.tsx'
import { useStateWord } from './use-state-word.ts'

const looks: Readonly<Record<Product['state'], ChipLook>> = {
  on_sale: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  sold_out: { tone: 'neutral', icon: <Ban aria-hidden /> },
  not_covered: { tone: 'danger', icon: <ShieldAlert aria-hidden /> },
  closed: { tone: 'neutral', icon: <CirclePause aria-hidden /> },
  frozen: { tone: 'info', icon: <Snowflake aria-hidden /> },
}

/** Whether a product can be bought. */
export function ProductChip({ product }: { product: Product }) {
  const stateWord = useStateWord()
  return <StatusChip {...looks[product.state]}>{stateWord(product)}</StatusChip>
}
