import type { SealPhase } from '../receipts/use-seal.ts'

/** What a picture of a result may say: `none`: it may not be made; `unproven`: it has to say that nothing here proves it. */
export type PictureProof = 'none' | 'unproven' | 'proven'

const proofs = {
  checking: 'none',
  fails: 'none',
  // A picture outlasts the minute in which its checkpoint is due.
  same: 'unproven',
  pending: 'unproven',
  unanchored: 'unproven',
  overdue: 'unproven',
  future: 'unproven',
  unpublished: 'unproven',
  unknown: 'unproven',
  otherHouse: 'unproven',
  holds: 'proven',
} as const satisfies Record<SealPhase, PictureProof>

/**
 * A picture carries our name: it is made of figures that were found to be those of the receipt, or not at all. Of those that
 * this device has not verified to the end it says so. `isTold`: only the server says what the whole position brought.
 */
export function pictureProof(phase: SealPhase, isTold: boolean): PictureProof {
  const proof = proofs[phase]
  return proof === 'proven' && isTold ? 'unproven' : proof
}
