import type { Intent } from '@touchstone/client/client-of'
import type { PendingIntents } from '@touchstone/client/one-intent'
import * as z from 'zod/mini'
import { type Kept, keep, useKept } from '../device/kept.ts'
import { useSession } from './session.ts'

const entry = z.object({ userId: z.int(), asked: z.string(), key: z.string(), unanswered: z.boolean() })
const entries = z.array(entry)
export type KeptIntent = z.output<typeof entry>

/** The oldest give way. Our choice: nobody loses as many answers of acts that are each looked at. */
const keptMax = 20

export type KeptIntents = PendingIntents & {
  /** Of whoever is signed in. */
  all: () => readonly KeptIntent[]
  /** Those of the signed-in user that got no answer, or were on their way when the page was left. */
  useUnanswered: () => readonly KeptIntent[]
}

/**
 * Intents of unknown outcome that outlive the page, under a name of local storage: the keys, and what was asked for without
 * what proved who asked. They are a person's, and stay when the session ends.
 */
export function keepIntents(name: string): KeptIntents {
  const kept = keep(name)
  /** By this page, and whose they are: a session may end on the way. */
  const sending = new Map<string, { userId: number; intent: Intent }>()
  const ownerOf = (asked: string): number => sending.get(asked)?.userId ?? userId()
  const change = (asked: string, to: (old: KeptIntent | undefined) => KeptIntent | undefined): void => {
    const owner = ownerOf(asked)
    const isIt = (each: KeptIntent): boolean => each.userId === owner && each.asked === asked
    const all = read(kept.get())
    const changed = to(all.find(isIt))
    const others = all.filter((each) => !isIt(each))
    write(kept, changed === undefined ? others : [...others, changed].slice(-keptMax))
  }
  return {
    find(asked) {
      const ours = sending.get(asked)
      if (ours?.userId === userId()) return ours.intent
      return read(kept.get()).find((each) => each.userId === userId() && each.asked === asked)
    },
    begin(asked, intent) {
      const owner = userId()
      let isKept = false
      const noting: Intent = {
        // The key is made when it is first read: just before it is sent.
        get key() {
          const { key } = intent
          if (!isKept) change(asked, () => ({ userId: owner, asked, key, unanswered: false }))
          isKept = true
          return key
        },
      }
      sending.set(asked, { userId: owner, intent: noting })
      return noting
    },
    unanswered(asked) {
      change(asked, (old) => old && { ...old, unanswered: true })
      sending.delete(asked)
    },
    end(asked) {
      change(asked, () => undefined)
      sending.delete(asked)
    },
    all: () => read(kept.get()).filter((each) => each.userId === userId()),
    useUnanswered() {
      const id = useSession(({ userInfo }) => userInfo?.id)
      const all = read(useKept(kept))
      return all.filter((each) => each.userId === id && (each.unanswered || !sending.has(each.asked)))
    },
  }
}

/** Nobody's without a session. */
const userId = (): number => useSession.getState().userInfo?.id ?? 0

function read(text: string | undefined): readonly KeptIntent[] {
  try {
    return entries.safeParse(JSON.parse(text ?? '[]')).data ?? []
  } catch {
    return []
  }
}

function write(kept: Kept, all: readonly KeptIntent[]): void {
  kept.set(all.length === 0 ? undefined : JSON.stringify(all))
}
