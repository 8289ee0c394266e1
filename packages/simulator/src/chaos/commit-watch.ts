/**
 * Finds where a COMMIT starts in a chunk of a client's bytes: as a simple query, or as the use of a statement prepared
 * from it.
 */
export type CommitWatch = {
  /** Takes the next bytes of the client; returns the index of the message that commits, if there is one. */
  take: (piece: Buffer) => number | undefined
}

/**
 * Parses PostgreSQL's frontend protocol: a message is a type byte, a length and that many bytes; the first has no type
 * byte.
 */
export function watchCommits(): CommitWatch {
  const prepared = new Map<string, string>()
  let buffered: Buffer = Buffer.alloc(0)
  let isStarted = false

  function commits(letter: string, body: Buffer): boolean {
    const [first = '', second = ''] = body.toString('latin1').split('\0', 2)
    if (letter === 'Q') return isCommit(first)
    if (letter === 'P') prepared.set(first, second)
    return letter === 'B' && isCommit(prepared.get(second) ?? '')
  }

  return {
    take(piece) {
      const before = buffered.length
      buffered = Buffer.concat([buffered, piece])
      let at = 0
      let found: number | undefined
      while (buffered.length - at >= (isStarted ? 5 : 4)) {
        const head = isStarted ? 1 : 0
        const length = buffered.readUInt32BE(at + head) + head
        if (buffered.length - at < length) break
        const letter = isStarted ? String.fromCharCode(buffered[at] ?? 0) : ''
        if (commits(letter, buffered.subarray(at + head + 4, at + length))) found ??= Math.max(0, at - before)
        isStarted = true
        at += length
      }
      buffered = buffered.subarray(at)
      return found
    },
  }
}

const isCommit = (query: string): boolean => /^\s*commit\b/i.test(query)
