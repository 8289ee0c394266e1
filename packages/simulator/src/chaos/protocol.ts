import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { DatabaseAddress } from '@touchstone/server/platform/database'

/** The server under test: with its own database in a folder, or with one reached by address. */
export type Start = { kind: 'start'; folder: string } | { kind: 'start'; address: DatabaseAddress }

export type ToChild =
  | Start
  | { kind: 'submit'; id: number; bookId: number; uuid: string; command: UserCommand }
  | { kind: 'stop' }

export type Answer =
  | { kind: 'done'; sequence: number; reply: string; repeated: boolean }
  | { kind: 'refused'; refusal: string }
  | { kind: 'overloaded' }
  | { kind: 'failed' }

export type FromChild =
  | { kind: 'ready'; bookIds: number[] }
  | { kind: 'answer'; id: number; answer: Answer }
  | { kind: 'bugs'; thrown: number; poisoned: number; missed: number }
