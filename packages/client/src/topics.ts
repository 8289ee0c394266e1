import { topicForm, topicsMax } from '@touchstone/wire/stream-topics'

export type Topics = {
  /** Returns what ends it. @throws when one is no topic, or they are more than a socket may have. */
  subscribe: (topics: readonly string[]) => () => void
  /** Tells the server the difference between what is wanted and what it was told. */
  tell: () => void
  /** What the server says that it has. */
  told: (topics: readonly string[]) => void
  /** The server has no such symbol, and took nothing of a frame that named it: the others are told again. */
  leaveOut: (symbol: string) => void
  /** It is not known what the server has: a new socket, or a server in trouble. */
  forget: () => void
}

/** Topics that may be wanted by many, each dropped with the last. What changes in one moment goes out in one frame. */
export function createTopics(send: (frame: object) => boolean): Topics {
  const counts = new Map<string, number>()
  const leftOut = new Set<string>()
  let atServer = new Set<string>()
  let unanswered = 0
  let isDue = false

  const isLeftOut = (topic: string): boolean => leftOut.has(topic.split(':')[1] ?? '')

  function tell(): void {
    isDue = false
    const gone = [...atServer].filter((topic) => !counts.has(topic))
    const fresh = [...counts.keys()].filter((topic) => !atServer.has(topic) && !isLeftOut(topic))
    if (gone.length > 0 && ask({ op: 'unsubscribe', topics: gone })) for (const topic of gone) atServer.delete(topic)
    if (fresh.length > 0 && ask({ op: 'subscribe', topics: fresh })) for (const topic of fresh) atServer.add(topic)
  }

  function ask(frame: object): boolean {
    const isSent = send(frame)
    if (isSent) unanswered += 1
    return isSent
  }

  /** A list of fifty prices comes and goes in one moment, and a socket may send so many frames a second only. */
  function tellSoon(): void {
    if (!isDue) queueMicrotask(tell)
    isDue = true
  }

  function drop(topic: string): void {
    const count = counts.get(topic) ?? 0
    if (count > 1) counts.set(topic, count - 1)
    else counts.delete(topic)
  }

  return {
    subscribe(topics) {
      const strange = topics.find((topic) => !topicForm.test(topic))
      if (strange !== undefined) throw new Error(`${strange} is none: a topic such as ticks:BTC/USDT`)
      if (new Set([...counts.keys(), ...topics]).size > topicsMax) throw new Error(`more than ${topicsMax} topics`)
      for (const topic of topics) counts.set(topic, (counts.get(topic) ?? 0) + 1)
      tellSoon()
      let isEnded = false
      return () => {
        if (isEnded) return
        isEnded = true
        for (const topic of topics) drop(topic)
        tellSoon()
      }
    },
    tell,
    told(topics) {
      unanswered = Math.max(0, unanswered - 1)
      // An answer to an earlier frame knows nothing of the later ones.
      if (unanswered > 0) return
      atServer = new Set(topics)
      tell()
    },
    leaveOut(symbol) {
      leftOut.add(symbol)
      unanswered = Math.max(0, unanswered - 1)
      atServer = new Set()
      tell()
    },
    forget() {
      atServer = new Set()
      leftOut.clear()
      unanswered = 0
    },
  }
}
