import { ArrowRightLeft, Coins, GraduationCap, Landmark, Lock, Percent, ReceiptText, Repeat, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EntryGroup, EntryKind } from '@touchstone/wire/entry-kinds'
import { groupOf } from '@touchstone/app/ledger/entry-kinds'

const icons: Record<EntryGroup, ReactNode> = {
  transfers: <ArrowRightLeft />,
  funds: <Landmark />,
  exchange: <Repeat />,
  margin: <Lock />,
  results: <Coins />,
  fees: <ReceiptText />,
  funding: <Percent />,
  options: <Timer />,
  demo: <GraduationCap />,
}

export function KindIcon({ kind }: { kind: EntryKind }) {
  return (
    <span aria-hidden className="grid size-9 place-items-center rounded-full bg-surface-2 text-fg-2 [&_svg]:size-4.5">
      {icons[groupOf(kind)]}
    </span>
  )
}
