import type { ConsoleIeo } from '@touchstone/wire/console/console-ieos'
import { ieoLooks, phasesOf } from './ieo-words.ts'

/** Where a sale is on its way from its announcement to its listing. */
export function PhaseTrack({ ieo }: { ieo: Pick<ConsoleIeo, 'state' | 'format'> }) {
  const phases = phasesOf(ieo)
  const at = phases.indexOf(ieo.state)
  return (
    <ol className="phases" aria-label="Phases">
      {phases.map((phase, index) => (
        <li
          key={phase}
          className={index < at ? 'phase-past' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {ieoLooks[phase].word}
        </li>
      ))}
    </ol>
  )
}
