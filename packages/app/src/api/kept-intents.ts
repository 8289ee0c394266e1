import type { Intent } from '@touchstone/client/client-of'
import { keyMadeAt } from '@touchstone/client/idempotency-key'
import { countTries, type PendingIntents, type Tries } from '@touchstone/client/one-intent'
import { dayMs } from '@touchstone/domain/time'
import * as z from 'zod/mini'
import { type Kept, keep, useKept } from '../device/kept.ts'
import { storedForm } from '../device/stored-form.ts'
import { useSession } from './session.ts'

const keptIntent = z.object({
  userId: z.int(),
  asked: z.string(),
  key: z.string(),
  unanswered: z.boolean(),
  /** When it was first sent, by the clock of this device; earlier versions kept none. */
  atMs: z.optional(z.int()),
})
const entries = z.array(keptIntent)
export type KeptIntent = z.output<typeof keptIntent>

/** The oldest give way. Our choice: nobody loses as many answers of acts that are each looked at. */
const keptMax = 20

/** The server takes a key for a day, and what is kept says no more after it. */
export const isPast = ({ key, atMs }: KeptIntent, nowMs: number): boolean => nowMs - (atMs ?? keyMadeAt(key)) > dayMs

export type KeptIntents = PendingIntents & {
  /** Its outcome is known to the person. */
  end: (intent: Pick<KeptIntent, 'key'>) => void
  /** Of whoever is signed in. */
  all: () => readonly KeptIntent[]
  /** Those of the signed-in user that got no answer, or were on their way when the page was left. */
  useUnanswered: () => readonly KeptIntent[]
}

/** By this page. */
type Sending = { intent: Intent; tries: Tries; entry: KeptIntent | undefined; isOver: boolean }

/**
 * Intents of unknown outcome that outlive the page, under a name of local storage: the keys, and what was asked for without
 * what proved who asked. They are a person's, and stay when the session ends; where it is not known whose they are, none is
 * sent. Tabs share them: a key that another tab has taken up is ended by no refusal.
 */
export function keepIntents(name: string): KeptIntents {
  const kept = keep(name)
  /** By whose they are, and what is asked for. */
  const sending = new Map<string, Sending>()

  const inStorage = (): readonly KeptIntent[] => read(kept.read()).filter((each) => !isPast(each, Date.now()))
  const without = (key: string): readonly KeptIntent[] => inStorage().filter((each) => each.key !== key)
  const put = (intent: KeptIntent): void => write(kept, [...without(intent.key), intent].slice(-keptMax))
  const isOnItsWay = (key: string): boolean => [...sending.values()].some(({ entry }) => entry?.key === key)
  const isTakenUp = (key: string): boolean => inStorage().some((each) => each.key === key && each.unanswered)

  if (read(kept.get()).some((each) => isPast(each, Date.now()))) write(kept, inStorage())

  function begin(userId: number, asked: string, made: Intent): Sending {
    const mine: Sending = {
      tries: countTries(),
      entry: undefined,
      isOver: false,
      intent: {
        // It is read just before it is sent. A session may end on the way there.
        get key() {
          if (signedIn() !== userId) throw new Error('somebody else is signed in')
          if (mine.entry !== undefined) return mine.entry.key
          const waiting = inStorage().find((each) => each.userId === userId && each.asked === asked)
          // What is taken up here may be on its way from another tab: neither knows alone what became of it.
          mine.entry =
            waiting === undefined
              ? { userId, asked, key: made.key, unanswered: false, atMs: Date.now() }
              : { ...waiting, unanswered: true }
          put(mine.entry)
          return mine.entry.key
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
          const { entry } = mine
          // Nothing was sent.
          if (entry === undefined) return
          if (!mine.isOver) {
            if (how === 'unknown') put({ ...entry, unanswered: true })
          } else if (how !== 'refused' || !isTakenUp(entry.key)) write(kept, without(entry.key))
        },
        // What an earlier page has sent counts too.
        isLost: () =>
          mine.tries.isLost() ||
          inStorage().some((each) => each.userId === userId && each.asked === asked && each.unanswered),
      }
    },
    end({ key }) {
      for (const [place, each] of sending)
        if (each.entry?.key === key) {
          each.isOver = true
          sending.delete(place)
        }
      write(kept, without(key))
    },
    all: () => inStorage().filter((each) => each.userId === signedIn()),
    useUnanswered() {
      const id = useSession(({ userInfo }) => userInfo?.id)
      const all = read(useKept(kept))
      return all.filter((each) => each.userId === id && (each.unanswered || !isOnItsWay(each.key)))
    },
  }
}

/** Whose intents may be kept and sent. */
const signedIn = (): number | undefined => useSession.getState().userInfo?.id

const read = (text: string | undefined): readonly KeptIntent[] => storedForm(entries, text) ?? []

function write(kept: Kept, all: readonly KeptIntent[]): void {
  kept.set(all.length === 0 ? undefined : JSON.stringify(all))
}
