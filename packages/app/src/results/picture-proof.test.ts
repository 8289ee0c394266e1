import { expect, it } from 'vitest'
import { pictureProof } from './picture-proof.ts'

const untilVerified = [
  'same',
  'pending',
  'unanchored',
  'overdue',
  'future',
  'unpublished',
  'unknown',
  'otherHouse',
] as const

it('is none before the checks and of what fails', () => {
  for (const phase of ['checking', 'fails'] as const)
    for (const isTold of [false, true]) expect(pictureProof(phase, isTold)).toBe('none')
})

it('is proven only of what this device has verified to the end', () => {
  expect(pictureProof('holds', false)).toBe('proven')
  expect(pictureProof('holds', true)).toBe('unproven')
  for (const phase of untilVerified)
    for (const isTold of [false, true]) expect(pictureProof(phase, isTold)).toBe('unproven')
})
