import { expect, it } from 'vitest'
import { pictureProof } from './picture-proof.ts'

const phases = ['checking', 'fails', 'holds', 'pending', 'unanchored', 'overdue', 'unpublished', 'unknown'] as const
const proofs = (isSealed: boolean, isTold: boolean) => phases.map((phase) => pictureProof({ phase, isSealed }, isTold))

it('is none before the checks and of what fails; unproven of all that has no seal, or is only told', () => {
  const none = ['none', 'none']
  expect(proofs(false, false)).toEqual([...none, ...Array.from({ length: 6 }, () => 'unproven')])
  expect(proofs(true, true)).toEqual([...none, ...Array.from({ length: 6 }, () => 'unproven')])
  expect(pictureProof({ phase: 'holds', isSealed: true }, false)).toBe('proven')
  expect(pictureProof({ phase: 'pending', isSealed: true }, false)).toBe('proven')
})
