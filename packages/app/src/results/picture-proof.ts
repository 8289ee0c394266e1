import type { SealPhase } from '../receipts/use-seal.ts'

/** What a picture of a result may say: `none`: it may not be made; `unproven`: it has to say that nothing here proves it. */
export type PictureProof = 'none' | 'unproven' | 'proven'

/**
 * A picture carries our name: it is made of figures that were found to be those of the receipt, or not at all. Of those that
 * this device has not verified to the end it says so. `isTold`: only the server says what the whole position brought.
 */
export function pictureProof(phase: SealPhase, isTold: boolean): PictureProof {
  if (phase === 'checking' || phase === 'fails') return 'none'
  return (phase === 'holds' || phase === 'same') && !isTold ? 'proven' : 'unproven'
}
