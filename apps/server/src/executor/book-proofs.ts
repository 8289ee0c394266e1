import { faultOf } from '../platform/session.ts'

/** What an unsealed state is: its journal is being replayed, or was, and leads to it or to something else. */
export type Proof = { kind: 'replaying'; done: Promise<void> } | { kind: 'holds' } | { kind: 'differs' }

/** A book whose stored state was not written by this version with its newest row. */
export type Unsealed = { bookId: number; /** Of the state as it stands. */ seal: string }

/**
 * Replays a book's journal: what the stored book differs in from what it leads to, or undefined. Calls `heard` with each
 * answer of the database: long journals take longer than anybody waits for one that says nothing.
 */
export type DifferenceIn = (bookId: number, heard: () => void) => Promise<string | undefined>

type ProofOptions = {
  differenceIn: DifferenceIn
  /** The database has answered a replay. */
  heard: () => void
  log: (message: string, details: Record<string, unknown>) => void
}

export type BookProofs = ReturnType<typeof createBookProofs>

/**
 * Finds out once whether a state without its seal may be decided on, while other books go on. A verdict is on the state
 * as it stood: after a row or the state was repaired, the journal is replayed again.
 */
export function createBookProofs({ differenceIn, heard, log }: ProofOptions) {
  const proofs = new Map<number, { seal: string; proof: Proof }>()

  async function replay({ bookId, seal }: Unsealed): Promise<void> {
    try {
      const difference = await differenceIn(bookId, heard)
      proofs.set(bookId, { seal, proof: { kind: difference === undefined ? 'holds' : 'differs' } })
      if (difference !== undefined)
        log('book differs from its journal, refusing its commands: see "Upgrading and rolling back"', {
          bookId,
          difference,
        })
    } catch (error) {
      const isAway = faultOf(error) === 'transient'
      log('failed to replay the journal of a book', { bookId, error })
      if (isAway) proofs.delete(bookId)
      else proofs.set(bookId, { seal, proof: { kind: 'differs' } })
    }
  }

  /** The verdict on this state; the first time its journal begins to be replayed. */
  function proofOf(unsealed: Unsealed): Proof {
    const known = proofs.get(unsealed.bookId)
    if (known !== undefined && (known.seal === unsealed.seal || known.proof.kind === 'replaying')) return known.proof
    const proof: Proof = { kind: 'replaying', done: Promise.resolve().then(() => replay(unsealed)) }
    proofs.set(unsealed.bookId, { seal: unsealed.seal, proof })
    return proof
  }

  return {
    proofOf,
    /** Done when the replay of this book is; undefined where none runs. */
    replaying(bookId: number): Promise<void> | undefined {
      const proof = proofs.get(bookId)?.proof
      return proof?.kind === 'replaying' ? proof.done : undefined
    },
  }
}
