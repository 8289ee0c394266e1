import type { EmbeddedDatabase } from '@touchstone/server/platform/embedded-database'
import { live, LifeFailure } from './life.ts'
import type { Mutant } from '../mutants/mutant.ts'

type Address = EmbeddedDatabase['connection']

/** Lives with a bug in them are short, and directed: everybody walks to the edges at each step. */
const directedSteps = 80
/** One after the other, until a life finds it. */
const seeds = [7, 8, 9, 10, 11, 12]

export type Found = { step: number; checkers: readonly string[]; fault: string }

/** Lives with a mutant until it is found: after how many steps in all, by whom, and as what; undefined when it lived. */
export async function findMutant(
  mutant: Mutant,
  another: (name: string) => Promise<Address>,
): Promise<Found | undefined> {
  for (const [index, seed] of seeds.entries())
    try {
      const address = await another(`${mutant.name.replaceAll('-', '_')}_${seed}`)
      await live({ seed, steps: directedSteps, address, mutant, directed: true })
    } catch (error) {
      if (!(error instanceof LifeFailure)) throw error
      const { step, checkers, faults } = error
      return { step: index * directedSteps + step, checkers, fault: faults[0] ?? '' }
    }
  return undefined
}
