import { clsx } from 'clsx'
import { Check, Clock, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Seal } from '@touchstone/app/receipts/use-seal'
import type { StepState } from '@touchstone/app/receipts/seal-steps'

const looks: Record<StepState, { icon: ReactNode; colours: string }> = {
  passed: { icon: <Check className="size-2.5" strokeWidth={4} />, colours: 'bg-accent-fill text-on-fill' },
  failed: { icon: <X className="size-2.5" strokeWidth={4} />, colours: 'bg-danger-fill text-on-fill' },
  pending: { icon: <Clock className="size-2.5" strokeWidth={3} />, colours: 'bg-warn-soft text-warn' },
  uncompared: { icon: <Clock className="size-2.5" strokeWidth={3} />, colours: 'bg-warn-soft text-warn' },
  waiting: { icon: null, colours: '' },
}

/**
 * The checks run down the edge of what they are about, a tick each, or `across` below it. Who cannot see them hears the
 * outcome from the seal, and finds each in the list of the receipt.
 */
export function SealEdge({ steps, shown, isRunning, skip, across = false }: Seal & { across?: boolean }) {
  // Until it is known how many there are, there is the line alone.
  const count = steps.length
  const line = across ? 'inset-x-2 top-1/2 h-px -translate-y-1/2' : 'inset-y-2 left-1/2 w-px -translate-x-1/2'
  const part = count === 0 ? 0 : shown / count
  return (
    // A tap anywhere on what it frames skips it too; here it is a place to aim at.
    <div
      aria-hidden
      onPointerDown={isRunning ? skip : undefined}
      className={clsx('relative flex shrink-0', across ? 'h-4' : 'w-4 flex-col')}
    >
      <span className={clsx('absolute bg-border', line)} />
      <span
        className={clsx(
          'absolute transition-transform duration-150',
          line,
          across ? 'origin-left' : 'origin-top',
          steps.some(({ state }) => state === 'failed') ? 'bg-danger' : 'bg-accent',
        )}
        style={{ transform: across ? `scaleX(${part})` : `scaleY(${part})` }}
      />
      <ol className={clsx('relative flex flex-1 items-center justify-between', !across && 'flex-col')}>
        {Array.from({ length: count }, (_, index) => (
          <Tick key={index} state={index < shown ? (steps[index]?.state ?? 'waiting') : 'waiting'} />
        ))}
      </ol>
    </div>
  )
}

function Tick({ state }: { state: StepState }) {
  const { icon, colours } = looks[state]
  return (
    <li className="grid size-4 min-w-0 shrink place-items-center rounded-full border border-border bg-surface">
      {state !== 'waiting' && (
        <span
          className={clsx(
            'grid size-4 place-items-center rounded-full transition duration-200 ease-soft starting:scale-0',
            colours,
          )}
        >
          {icon}
        </span>
      )}
    </li>
  )
}
