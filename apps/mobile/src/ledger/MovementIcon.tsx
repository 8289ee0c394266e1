import {
  ArrowDownToLine,
  ArrowRightLeft,
  ArrowUpFromLine,
  Coins,
  FlaskConical,
  Gift,
  GraduationCap,
  Landmark,
  ListPlus,
  Lock,
  OctagonAlert,
  Percent,
  PiggyBank,
  ReceiptText,
  Timer,
  Undo2,
} from 'lucide-react'
import { icons } from '../ui/icons.ts'
import type { ReactNode } from 'react'
import type { EntryGroup, EntryKind, MovementKind } from '@touchstone/wire/entry-kinds'
import { groupOf } from '@touchstone/app/ledger/entry-kinds'
import { isMovementKind } from '@touchstone/app/ledger/movement'

const byMovement: Record<MovementKind, ReactNode> = {
  withdrawal: <ArrowUpFromLine />,
  withdrawalPending: <ArrowUpFromLine />,
  withdrawalReturned: <Undo2 />,
  exchange: <icons.exchange />,
  liquidation: <OctagonAlert />,
  close: <Coins />,
  open: <ListPlus />,
  optionSettled: <Timer />,
}

const byKind: Partial<Record<EntryKind, ReactNode>> = {
  play_money: <FlaskConical />,
  deposit: <ArrowDownToLine />,
  deposit_undone: <Undo2 />,
  reward: <Gift />,
}

const byGroup: Record<EntryGroup, ReactNode> = {
  transfers: <ArrowRightLeft />,
  funds: <Landmark />,
  exchange: <icons.exchange />,
  margin: <Lock />,
  results: <Coins />,
  fees: <ReceiptText />,
  funding: <Percent />,
  options: <Timer />,
  investments: <PiggyBank />,
  demo: <GraduationCap />,
}

/** One picture for each kind of movement. */
export function MovementIcon({ kind }: { kind: MovementKind | EntryKind }) {
  return (
    <span aria-hidden className="grid size-9 place-items-center rounded-full bg-surface-2 text-fg-2 [&_svg]:size-4.5">
      {isMovementKind(kind) ? byMovement[kind] : (byKind[kind] ?? byGroup[groupOf(kind)])}
    </span>
  )
}
