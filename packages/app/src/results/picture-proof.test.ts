import { expect, it } from 'vitest'
import { pictureProof } from './picture-proof.ts'

const unsealed = ['pending', 'unanchored', 'overdue', 'unpublished', 'unknown'] as const

it('is none before the checks and of what fails; unproven of all that has no seal, or is only told', () => {
  for (const phase of ['checking', 'fails'] as const) expect(pictureProof(phase, false)).toBe('none')
  for (const phase of unsealed) expect(pictureProof(phase, false)).toBe('unproven')
  for (const phase of ['holds', 'same'] as const) {
    expect(pictureProof(phase, true)).toBe('unproven')
    expect(pictureProof(phase, false)).toBe('proven')
  }
})
