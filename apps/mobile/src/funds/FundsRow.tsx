import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { serverClock } from '@touchstone/app/time/moments'
import { Amount } from '../ui/Amount.tsx'
import { FundsStatus } from './FundsStatus.tsx'
import type { FundsState } from '@touchstone/app/funds/funds-state'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import type { FundsKind } from '@touchstone/app/funds/funds-kind'

type FundsRowProps = {
  kind: FundsKind
  id: string
  state: FundsState
  currency: string
  /** Signed. */
  amount: string
  title: ReactNode
  /** Behind the time. */
  sub?: string
  time: string
}

/** One deposit or withdrawal in a list: direction, amount, time and state. */
export function FundsRow({ kind, id, state, currency, amount, title, sub, time }: FundsRowProps) {
  return (
    <Link
      to={pathTo('fundsResult', { kind, id })}
      className="flex min-h-16 w-full items-center gap-3 px-4 py-2.5 outline-offset-[-2px] transition-colors duration-150 hover:bg-surface-2/50 active:bg-surface-2"
    >
      <SymbolIcon symbol={currency} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate text-sm font-medium">{title}</span>
          <span className="num shrink-0 text-base font-medium">
            <Amount value={amount} currency={currency} places={18} trim sign private />
          </span>
        </span>
        <span className="mt-1 flex items-center justify-between gap-3 text-xs text-fg-3">
          <span>
            {serverClock(time)}
            {sub !== undefined && ` · ${sub}`}
          </span>
          <FundsStatus state={state} />
        </span>
      </span>
    </Link>
  )
}
