import type { Socket } from 'node:net'
import type { WebSocket } from '@fastify/websocket'
import type { Language } from '@touchstone/wire/languages'
import type { Caller, Refused } from '../../api/handler.ts'
import { sendRefusal } from '../../api/answer.ts'
import { createAllowance } from './allowance.ts'
import { createEventQueue, type EventQueue } from './event-queue.ts'
import { textFrame } from './text-frame.ts'
import type { TopicSet } from './topic-sets.ts'

/** What a socket may send: so many frames a second, and so many at once. Our choice. */
export const clientFramesASecond = 20
export const clientFramesAtOnce = 40
/** Whoever sends on and on in spite of it is shown out, and after as many again thrown out. Our choice. */
const refusedMax = 200
/** Answers wait no longer than this in memory for one who sends and never reads. Our choice. */
const unreadBytesMax = 65_536
/**
 * What the system takes off our hands can lie there for a minute, so that a slow reader is known only by pongs: one is
 * asked for after so many bytes, and after so many without it nothing more is written. Our choice.
 */
const pingAfterBytes = 32_768
const unconfirmedBytesMax = 98_304
const pingFrame = Buffer.from([0x89, 0])

const openState = 1
export const policyViolation = 1008

/** A socket, what it has asked for, and what it was sent last. */
export type Connection = {
  slot: number
  address: string
  topics: Set<string>
  set: TopicSet | undefined
  /** The version of the board that it has seen. */
  since: number
  caller: Caller | undefined
  /** A token is being looked up. */
  signingIn: boolean
  /** Tokens that nobody has a session of. */
  wrongTokens: number
  /** Counts a token as a request of its address. Returns why it is one too many, if so. */
  countSignIn: () => Refused | undefined
  countWrongToken: () => void
  events: EventQueue
  /** When the ping went out that it has not answered yet. */
  silentSinceMs: () => number | undefined
  pingAtMs: number
  isOpen: () => boolean
  /** What was written before has left, and but for the last of it has been read. */
  isDrained: () => boolean
  write: (bytes: Buffer) => void
  /** An answer to a frame of its own. */
  answer: (frame: { op: string } & Record<string, unknown>) => void
  refuse: (refusal: Refused) => void
  /** Whether another frame may come now; one who does not heed this is closed. */
  mayTake: () => boolean
  ping: () => void
  onPong: () => void
  close: (code: number) => void
  terminate: () => void
}

export type Connecting = {
  socket: WebSocket
  /** The TCP or TLS socket below: whole frames are written to it, past the framing of each. */
  transport: Socket
  address: string
  language: Language
  slot: number
  clock: () => number
  countSignIn: () => Refused | undefined
  countWrongToken: () => void
}

export function createConnection(connecting: Connecting): Connection {
  const { socket, transport, address, language, slot, clock, countSignIn, countWrongToken } = connecting
  const allowance = createAllowance(clientFramesASecond, clientFramesAtOnce, performance.now())
  let refused = 0
  /** Bytes written, and those of them that are read for certain. */
  let [written, confirmed] = [0, 0]
  let unanswered: { bytes: number; sinceMs: number } | undefined

  const isOpen = (): boolean => socket.readyState === openState

  function send(op: string, fields: object): void {
    if (isOpen() && transport.writableLength < unreadBytesMax)
      transport.write(textFrame(JSON.stringify({ op, sentAtMs: clock(), ...fields })))
  }

  /** One at a time, so that a pong says what it answers. */
  function ping(): void {
    if (unanswered !== undefined || !isOpen()) return
    unanswered = { bytes: written, sinceMs: performance.now() }
    transport.write(pingFrame)
  }

  return {
    slot,
    address,
    topics: new Set(),
    set: undefined,
    since: 0,
    caller: undefined,
    signingIn: false,
    wrongTokens: 0,
    countSignIn,
    countWrongToken,
    events: createEventQueue(),
    silentSinceMs: () => unanswered?.sinceMs,
    pingAtMs: 0,
    isOpen,
    isDrained: () => transport.writableLength === 0 && written - confirmed < unconfirmedBytesMax,
    write(bytes) {
      transport.write(bytes)
      written += bytes.length
      if (written - confirmed >= pingAfterBytes) ping()
    },
    answer: ({ op, ...fields }) => {
      send(op, fields)
    },
    refuse(refusal) {
      send('error', JSON.parse(sendRefusal(refusal, language).body) as object)
    },
    mayTake() {
      if (allowance.take(performance.now())) return true
      refused += 1
      if (refused === refusedMax) socket.close(policyViolation)
      if (refused > 2 * refusedMax) socket.terminate()
      return false
    },
    ping,
    onPong() {
      confirmed = unanswered?.bytes ?? confirmed
      unanswered = undefined
    },
    close: (code) => {
      socket.close(code)
    },
    terminate: () => {
      socket.terminate()
    },
  }
}
