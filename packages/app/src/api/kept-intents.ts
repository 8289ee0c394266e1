import type { Intent } from '@touchstone/client/client-of'
import { countTries, type PendingIntents, type Tries } from '@touchstone/client/one-intent'
import * as z from 'zod/mini'
import { type Kept, keep, useKept } from '../device/kept.ts'
import { useSession } from './session.ts'

const entry = z.object({ userId: z.int(), asked: z.string(), key: z.string(), unanswered: z.boolean() })
const entries = z.array(entry)
export type KeptIntent = z.output<typeof entry>

/** The oldest give way. Our choice: nobody loses as many answers of acts that are each looked at. */
const keptMax = 20

export type KeptIntents = PendingIntents & {
  /** Its outcome is known to the person. */
  end: (intent: Pick<KeptIntent, 'key'>) => void
  /** Of whoever is signed in. */
  all: () => readonly KeptIntent[]
  /** Those of the signed-in user that got no answer, or were on their way when the page was left. */
  useUnanswered: () => readonly KeptIntent[]
}

/** By this page. */
type Sending = { intent: Intent; tries: Tries; key: string | undefined; isOver: boolean }

/**
 * Intents of unknown outcome that outlive the page, under a name of local storage: the keys, and what was asked for without
 * what proved who asked. They are a person's, and stay when the session ends; where it is not known whose they are, none is
 * sent. Tabs share them: a key that another tab has taken up is ended by no refusal.
 */
export function keepIntents(name: string): KeptIntents {
  const kept = keep(name)
  /** By whose they are, and what is asked for. */
  const sending = new Map<string, Sending>()

  const without = (key: string): readonly KeptIntent[] => read(kept.read()).filter((each) => each.key !== key)
  const put = (intent: KeptIntent): void => write(kept, [...without(intent.key), intent].slice(-keptMax))
  const isOnItsWay = (key: string): boolean => [...sending.values()].some((each) => each.key === key)
  const isTakenUp = (key: string): boolean => read(kept.read()).some((each) => each.key === key && each.unanswered)

  function begin(userId: number, asked: string, made: Intent): Sending {
    const mine: Sending = {
      tries: countTries(),
      key: undefined,
      isOver: false,
      intent: {
        // It is read just before it is sent. A session may end on the way there.
        get key() {
          if (signedIn() !== userId) throw new Error('somebody else is signed in')
          if (mine.key !== undefined) return mine.key
          const waiting = read(kept.read()).find((each) => each.userId === userId && each.asked === asked)
          if (waiting !== undefined) mine.tries.lose()
          mine.key = waiting?.key ?? made.key
          // What is taken up here may be on its way from another tab: neither knows alone what became of it.
          put({ userId, asked, key: mine.key, unanswered: waiting !== undefined })
          return mine.key
        },
      },
    }
    return mine
  }

  return {
    open(asked, newIntent) {
      const userId = signedIn()
      if (userId === undefined) throw new Error('it is not known who is signed in')
      const place = JSON.stringify([userId, asked])
      const mine = sending.get(place) ?? begin(userId, asked, newIntent())
      sending.set(place, mine)
      mine.tries.begin()
      return {
        intent: mine.intent,
        end(how) {
          mine.isOver = mine.tries.end(how) || mine.isOver
          if ((mine.isOver || !mine.tries.areOpen()) && sending.get(place) === mine) sending.delete(place)
          const { key } = mine
          // Nothing was sent.
          if (key === undefined) return
          if (!mine.isOver) {
            if (how === 'unknown') put({ userId, asked, key, unanswered: true })
          } else if (how !== 'refused' || !isTakenUp(key)) write(kept, without(key))
        },
      }
    },
    end({ key }) {
      for (const [place, each] of sending)
        if (each.key === key) {
          each.isOver = true
          sending.delete(place)
        }
      write(kept, without(key))
    },
    all: () => read(kept.read()).filter((each) => each.userId === signedIn()),
    useUnanswered() {
      const id = useSession(({ userInfo }) => userInfo?.id)
      const all = read(useKept(kept))
      return all.filter((each) => each.userId === id && (each.unanswered || !isOnItsWay(each.key)))
    },
  }
}

/** Whose intents may be kept and sent. */
const signedIn = (): number | undefined => useSession.getState().userInfo?.id

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
