/** Parses a chunk of PostgreSQL's protocol: where its messages end, and whether the server has answered. */
type Message = { letter: string; body: Buffer }

/** Splits bytes into complete messages: a type byte, a length and that many bytes. The rest is incomplete. */
export function messagesOf(bytes: Buffer): { messages: Message[]; rest: Buffer } {
  const messages: Message[] = []
  let at = 0
  while (bytes.length - at >= 5) {
    const end = at + 1 + bytes.readUInt32BE(at + 1)
    if (end > bytes.length) break
    messages.push({ letter: String.fromCharCode(bytes[at] ?? 0), body: bytes.subarray(at + 5, end) })
    at = end
  }
  return { messages, rest: bytes.subarray(at) }
}

/** Whether these bytes of a client are complete messages; the first of a connection has no type byte. */
export function isWhole(bytes: Buffer, isStarted: boolean): boolean {
  if (isStarted) return messagesOf(bytes).rest.length === 0
  return bytes.length >= 4 && bytes.readUInt32BE(0) === bytes.length
}

/** The server does not answer a client that disconnects. */
export const isFarewell = (sent: Buffer, isStarted: boolean): boolean =>
  isStarted && messagesOf(sent).messages.at(-1)?.letter === 'X'

/** Tracks what the server has yet to send in answer to a request. */
export type Awaited = {
  /** Takes the next bytes of the server; returns true once the answer is complete. */
  take: (piece: Buffer) => boolean
}

/** Authentication requests that the client must answer: a password, and the first two steps of SASL. */
const challenges = new Set([3, 5, 10, 11])

/**
 * The answer to a request: one `ReadyForQuery` for each `Sync` or simple query; after them the descriptions and rows
 * that a `Flush` requested, or an error instead; while the session starts, a challenge or readiness.
 */
export function awaitAnswer(sent: Buffer, isStarted: boolean): Awaited {
  const { messages } = isStarted ? messagesOf(sent) : { messages: [] }
  let isBeginning = !isStarted || messages.some(({ letter }) => letter === 'p')
  let { ready, flushed } = isBeginning ? { ready: 1, flushed: 0 } : expectedOf(messages)
  let buffered: Buffer = Buffer.alloc(0)

  function read({ letter, body }: Message): void {
    if (isBeginning && (letter === 'E' || (letter === 'R' && challenges.has(body.readUInt32BE(0))))) ready = 0
    else if (letter === 'Z') ready = Math.max(0, ready - 1)
    else if (ready === 0 && letter === 'E') flushed = 0
    else if (ready === 0 && ends.has(letter)) flushed = Math.max(0, flushed - 1)
    if (letter === 'Z') isBeginning = false
  }

  return {
    take(piece) {
      const parsed = messagesOf(Buffer.concat([buffered, piece]))
      buffered = parsed.rest
      for (const message of parsed.messages) read(message)
      return ready === 0 && flushed === 0 && buffered.length === 0
    },
  }
}

/**
 * The messages that end a description (`RowDescription`, `NoData`), and those that end rows (complete, suspended, empty
 * query).
 */
const ends = new Set(['T', 'n', 'C', 's', 'I'])

function expectedOf(messages: readonly Message[]): { ready: number; flushed: number } {
  let [ready, asked, flushed] = [0, 0, 0]
  for (const { letter } of messages) {
    if (letter === 'S' || letter === 'Q') [ready, asked, flushed] = [ready + 1, 0, 0]
    if (letter === 'D' || letter === 'E') asked += 1
    if (letter === 'H') flushed = asked
  }
  return { ready, flushed }
}
