import { topicForm, topicsMax } from '@touchstone/wire/stream-topics'

export type Topics = {
  /** Returns how to unsubscribe. @throws Error when a topic is malformed, or there are more than a socket may have. */
  subscribe: (topics: readonly string[]) => () => void
  /** Sends the server the difference between the requested topics and those that it has. */
  sync: () => void
  /** Takes the server's list of the topics that it has. */
  confirm: (topics: readonly string[]) => void
  /** The server has no such symbol and ignored the whole frame that named it: sends the other topics again. */
  exclude: (symbol: string) => void
  /** Forgets what the server has: a new socket, or a server in trouble. */
  forget: () => void
}

/** Topics with any number of subscribers, each dropped with its last one. Changes of one moment go out in one frame. */
export function createTopics(send: (frame: object) => boolean): Topics {
  const counts = new Map<string, number>()
  const excluded = new Set<string>()
  let atServer = new Set<string>()
  let unanswered = 0
  let isDue = false

  const isExcluded = (topic: string): boolean => excluded.has(topic.split(':')[1] ?? '')

  function sync(): void {
    isDue = false
    const gone = [...atServer].filter((topic) => !counts.has(topic))
    const fresh = [...counts.keys()].filter((topic) => !atServer.has(topic) && !isExcluded(topic))
    if (gone.length > 0 && ask({ op: 'unsubscribe', topics: gone })) for (const topic of gone) atServer.delete(topic)
    if (fresh.length > 0 && ask({ op: 'subscribe', topics: fresh })) for (const topic of fresh) atServer.add(topic)
  }

  function ask(frame: object): boolean {
    const isSent = send(frame)
    if (isSent) unanswered += 1
    return isSent
  }

  /**
   * A list of fifty prices appears and disappears in one moment, and a socket may only send a limited number of
   * frames a second.
   */
  function syncSoon(): void {
    if (!isDue) queueMicrotask(sync)
    isDue = true
  }

  function drop(topic: string): void {
    const count = counts.get(topic) ?? 0
    if (count > 1) counts.set(topic, count - 1)
    else counts.delete(topic)
  }

  return {
    subscribe(topics) {
      const malformed = topics.find((topic) => !topicForm.test(topic))
      if (malformed !== undefined) throw new Error(`malformed topic ${malformed}: expected one such as ticks:BTC/USDT`)
      if (new Set([...counts.keys(), ...topics]).size > topicsMax)
        throw new Error(`too many topics: at most ${topicsMax} a socket`)
      for (const topic of topics) counts.set(topic, (counts.get(topic) ?? 0) + 1)
      syncSoon()
      let isEnded = false
      return () => {
        if (isEnded) return
        isEnded = true
        for (const topic of topics) drop(topic)
        syncSoon()
      }
    },
    sync,
    confirm(topics) {
      unanswered = Math.max(0, unanswered - 1)
      // The response to an earlier frame does not include the later ones.
      if (unanswered > 0) return
      atServer = new Set(topics)
      sync()
    },
    exclude(symbol) {
      excluded.add(symbol)
      unanswered = Math.max(0, unanswered - 1)
      atServer = new Set()
      sync()
    },
    forget() {
      atServer = new Set()
      excluded.clear()
      unanswered = 0
    },
  }
}
