import { isCandleInterval } from '@touchstone/domain/market/candle'
import type { Board, CandleItems, Item } from './board.ts'
import { textFrame } from './text-frame.ts'

/** What one or more sockets have subscribed to. Sockets with the same topics share it, and so every frame made for it. */
export type TopicSet = {
  id: number
  topics: readonly string[]
  /** Undefined stands for every symbol. */
  symbols: readonly string[] | undefined
  candles: readonly CandleItems[]
  sockets: number
}

/** A frame for all sockets of a set that saw the same version last. `body` is what follows `sentAtMs` in the text. */
export type SharedFrame = { body: string; bytes: Buffer }

export type TopicSets = {
  take: (topics: ReadonlySet<string>) => TopicSet
  release: (set: TopicSet) => void
  /** What has changed after a version, made once; undefined when nothing has. Frames are kept until `begin`. */
  frame: (set: TopicSet, since: number) => SharedFrame | undefined
  /** Begins a turn: its frames say that they were sent at this moment. */
  begin: (sentAtMs: number) => void
}

export const updateText = (sentAtMs: number, body: string): string => `{"op":"update","sentAtMs":${sentAtMs}${body}}`

export function createTopicSets(board: Board): TopicSets {
  const sets = new Map<string, TopicSet>()
  const frames = new Map<string, SharedFrame | undefined>()
  let ids = 0
  let sentAtMs = 0

  function make(topics: readonly string[]): TopicSet {
    const all = topics.includes('ticks:*')
    const symbols = topics.flatMap((topic) => (topic.startsWith('ticks:') ? [topic.slice('ticks:'.length)] : []))
    const candles = topics.flatMap((topic) => {
      const [family, symbol = '', interval = ''] = topic.split(':')
      return family === 'candles' && isCandleInterval(interval) ? [board.watchCandle(symbol, interval)] : []
    })
    ids += 1
    return { id: ids, topics, symbols: all ? undefined : symbols, candles, sockets: 0 }
  }

  function bodyOf({ symbols, candles }: TopicSet, since: number): string {
    const ticks = textsAfter(symbols === undefined ? board.ticks() : symbols.map(board.tick), since)
    const candleItems = candles.flatMap(({ ended, growing }) => [ended, growing])
    const bars = candles.length === 0 ? '' : textsAfter(candleItems, since)
    return (ticks === '' ? '' : `,"ticks":[${ticks}]`) + (bars === '' ? '' : `,"candles":[${bars}]`)
  }

  return {
    take(topics) {
      const sorted = [...topics].sort()
      const key = sorted.join(' ')
      let set = sets.get(key)
      if (set === undefined) {
        set = make(sorted)
        sets.set(key, set)
      }
      set.sockets += 1
      return set
    },
    release(set) {
      set.sockets -= 1
      if (set.sockets > 0) return
      sets.delete(set.topics.join(' '))
      for (const items of set.candles) board.release(items)
    },
    begin(at) {
      frames.clear()
      sentAtMs = at
    },
    frame(set, since) {
      const key = `${set.id} ${since}`
      const made = frames.get(key)
      if (made !== undefined || frames.has(key)) return made
      const body = bodyOf(set, since)
      const frame = body === '' ? undefined : { body, bytes: textFrame(updateText(sentAtMs, body)) }
      frames.set(key, frame)
      return frame
    },
  }
}

function textsAfter(items: Iterable<Item | undefined>, since: number): string {
  let texts = ''
  for (const item of items)
    if (item !== undefined && item.changedIn > since) texts += texts === '' ? item.text : `,${item.text}`
  return texts
}
