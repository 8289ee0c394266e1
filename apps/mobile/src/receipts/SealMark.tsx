import { clsx } from 'clsx'
import { BadgeCheck, Clock, OctagonX, ShieldQuestion } from 'lucide-react'
import type { Seal, SealPhase } from '@touchstone/app/receipts/use-seal'

const circle = 2 * Math.PI * 20

/** The seal itself. It lands where everything holds, and stays still where it does not; before its checkpoint it is an outline. */
export function SealMark({ phase, steps, shown, className }: Seal & { className?: string }) {
  if (phase === 'checking') return <Ring part={steps.length === 0 ? 0 : shown / steps.length} className={className} />
  return (
    <span key={phase} className={clsx('relative grid place-items-center', className)}>
      {phase === 'holds' && (
        <span
          aria-hidden
          className="absolute inset-0 rounded-full border-2 border-accent opacity-0 transition duration-700 ease-soft scale-150 starting:scale-75 starting:opacity-100"
        />
      )}
      {sign(phase)}
    </span>
  )
}

function sign(phase: Exclude<SealPhase, 'checking'>) {
  switch (phase) {
    case 'holds':
      return (
        <BadgeCheck
          aria-hidden
          className="size-full fill-accent-fill text-on-fill transition duration-300 ease-soft starting:scale-[1.7] starting:-rotate-12 starting:opacity-0"
          strokeWidth={1.6}
        />
      )
    case 'same':
      return <BadgeCheck aria-hidden className="size-full text-accent" strokeWidth={1.6} />
    case 'fails':
      return <OctagonX aria-hidden className="size-[82%] text-danger" />
    case 'pending':
      return (
        <span className="grid size-full place-items-center rounded-full bg-warn-soft text-warn">
          <Clock aria-hidden className="size-1/2" />
        </span>
      )
    case 'overdue':
    case 'future':
      return (
        <span className="grid size-full place-items-center rounded-full bg-danger-soft text-danger">
          <ShieldQuestion aria-hidden className="size-1/2" />
        </span>
      )
    case 'unanchored':
    case 'unpublished':
    case 'otherHouse':
    case 'unknown':
      return (
        <span className="grid size-full place-items-center rounded-full bg-warn-soft text-warn">
          <ShieldQuestion aria-hidden className="size-1/2" />
        </span>
      )
  }
}

/** Fills as the checks run down. */
function Ring({ part, className }: { part: number; className: string | undefined }) {
  return (
    <svg aria-hidden viewBox="0 0 48 48" className={clsx('-rotate-90', className)}>
      <circle cx="24" cy="24" r="20" fill="none" strokeWidth="4" className="stroke-border" />
      <circle
        cx="24"
        cy="24"
        r="20"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={circle}
        strokeDashoffset={circle * (1 - part)}
        className="stroke-accent transition-[stroke-dashoffset] duration-150"
      />
    </svg>
  )
}
