import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Due, type DueState, type LateDue, sumOf } from '@touchstone/app/bonds/bond-figures'
import { bondDayText } from '@touchstone/app/bonds/words'
import { moneyText } from '@touchstone/app/format/print-money'
import { Amount } from '../ui/Amount.tsx'
import { usePrivateText } from '../ui/use-private-text.ts'

const marks: Record<DueState, string> = {
  paid: 'bg-accent-fill text-on-fill',
  late: 'bg-danger-fill text-on-fill',
  next: 'bg-accent-soft text-accent ring-2 ring-accent',
  ahead: 'bg-surface-2',
}

type DueListProps = {
  dues: readonly Due[]
  states: readonly DueState[]
  units: number
  currency: string
  /** Of an order: what is owed of each late due date. */
  late?: readonly (LateDue | undefined)[]
}

/** The due dates of a bond: what some units are to be paid, and what became of it. */
export function DueList({ dues, states, units, currency, late = [] }: DueListProps) {
  const { t } = useTranslation()
  const hidden = usePrivateText()
  const shown = (amount: string): string => hidden(moneyText(amount))
  return (
    <ol className="divide-y divide-border">
      {dues.map((due, index) => {
        const state = states[index] ?? 'ahead'
        const part = late[index]
        return (
          <li
            key={due.day}
            aria-current={state === 'next' ? 'step' : undefined}
            className="flex min-h-12 items-center gap-3 px-4 py-2"
          >
            <span aria-hidden className={clsx('grid size-5 shrink-0 place-items-center rounded-full', marks[state])}>
              {state === 'paid' && <Check className="size-3" />}
              {state === 'late' && <X className="size-3" />}
              {state === 'next' && <span className="size-2 rounded-full bg-accent-fill" />}
            </span>
            <span className="min-w-0 flex-1">
              <span className="num block text-sm font-medium">{bondDayText(due.day)}</span>
              <span className={clsx('block text-xs', state === 'late' ? 'text-danger' : 'text-fg-3')}>
                {part === undefined
                  ? t(`bonds.due.${state}`)
                  : t('bonds.lateCame', { came: shown(part.came), due: shown(part.due) })}
                {/[1-9]/.test(due.principalPerUnit) && ` · ${t('bonds.withPrincipal')}`}
              </span>
            </span>
            <Amount
              value={part?.owed ?? sumOf([due], units).whole}
              currency={currency}
              toCent
              private={part !== undefined}
              className={clsx('text-sm', state === 'ahead' ? 'text-fg-2' : 'font-medium')}
            />
          </li>
        )
      })}
    </ol>
  )
}
