import type { EmbeddedDatabase } from '@touchstone/server/platform/embedded-database'
import { live, LifeFailure } from './life.ts'
import type { Mutant } from '../mutants/mutant.ts'
import { createShadows } from '../mutants/shadows.ts'

type Address = EmbeddedDatabase['connection']

/** Lives with a bug in them are short, and directed: everybody walks to the edges at each step. */
type MutantLife = { seed: number; steps: number }
/** Days are over sooner in it, as in every life after a share of its steps: most bugs show here. */
const shortLife: MutantLife = { seed: 11, steps: 36 }
const longLife = (seed: number): MutantLife => ({ seed, steps: 80 })
const longLives = [7, 8, 9, 10, 11, 12].map(longLife)

function livesOf({ seed, isLate }: Mutant): readonly MutantLife[] {
  const usual = isLate === true ? longLives : [shortLife, ...longLives]
  return seed === undefined ? usual : [{ ...shortLife, seed }, ...usual]
}

export type Found = { step: number; checkers: readonly string[]; fault: string }

/**
 * Lives with a mutant, one life after the other, until it is found: after how many steps in all, by whom, and as what;
 * undefined when it lived.
 */
export async function findMutant(
  mutant: Mutant,
  another: (name: string) => Promise<Address>,
): Promise<Found | undefined> {
  let lived = 0
  for (const { seed, steps } of livesOf(mutant))
    try {
      const address = await another(`${mutant.name.replaceAll('-', '_')}_${seed}_${steps}`)
      await live({ seed, steps, address, mutant, directed: true })
      lived += steps
    } catch (error) {
      if (!(error instanceof LifeFailure)) throw error
      const { step, checkers, faults } = error
      return { step: lived + step, checkers, fault: faults[0] ?? '' }
    }
  return undefined
}

/** Our choice: of those that only decide otherwise, these three long lives showed all that the six showed. */
const sharedSeeds = [7, 8, 10]
const sharedLives: readonly MutantLife[] = [shortLife, ...sharedSeeds.map(longLife)]

/**
 * Lives without a bug, with all mutants beside them that only decide otherwise: most of them show, once for all instead of
 * in lives of their own.
 * @returns what the model said of each that it found, by name.
 */
export async function findBeside(
  mutants: readonly Mutant[],
  another: (name: string) => Promise<Address>,
): Promise<ReadonlyMap<string, string>> {
  const beside = createShadows(mutants)
  for (const { seed, steps } of sharedLives)
    await live({ seed, steps, address: await another(`beside_${seed}_${steps}`), beside, directed: true })
  return beside.found
}
