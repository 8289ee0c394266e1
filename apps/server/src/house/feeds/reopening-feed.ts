import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import type { FeedTick } from '@touchstone/domain/market/tick'
import type { LiveFeed } from '@touchstone/market/live/feed'

type OnTicks = (frames: FeedTick[]) => void

export type ReopeningFeedOptions = {
  symbols: readonly SymbolTerms[]
  onTicks: OnTicks
  openFirst: (onTicks: OnTicks) => Promise<LiveFeed>
  /** Opens the same exchange once more. */
  open: (symbols: readonly SymbolTerms[], onTicks: OnTicks) => Promise<LiveFeed>
}

export type ReopeningFeed = {
  /** The feed of all symbols so far. */
  current: () => LiveFeed
  /**
   * Takes up the symbols that are new among these.
   * @throws what `open` throws; then everything is as it was.
   */
  follow: (symbols: readonly SymbolTerms[]) => Promise<void>
  close: () => Promise<void>
}

/**
 * A live feed that can add symbols: it reopens for all of them, and the old connection runs until the new one delivers
 * its first prices, so that no symbol lacks prices meanwhile. Then the old one is dropped: some prices have no time by
 * which the gate could see which of two is newer.
 */
export async function openReopeningFeed({
  symbols,
  onTicks,
  openFirst,
  open,
}: ReopeningFeedOptions): Promise<ReopeningFeed> {
  const asked = new Set(symbols.map(({ symbol }) => symbol))
  let [opened, speaking] = [0, 0]
  let closed = false
  let before: LiveFeed[] = []
  const ending = new Set<Promise<void>>()

  const ticksOf =
    (place: number): OnTicks =>
    (frames) => {
      if (place < speaking || closed) return
      if (place > speaking) {
        speaking = place
        endBefore()
      }
      onTicks(frames)
    }

  function endBefore(): void {
    for (const feed of before.splice(0)) {
      const ended = feed.close().finally(() => ending.delete(ended))
      ending.add(ended)
    }
  }

  let current = await openFirst(ticksOf(0))

  return {
    current: () => current,
    async follow(wanted) {
      if (wanted.every(({ symbol }) => asked.has(symbol))) return
      const next = await open(wanted, ticksOf(opened + 1))
      if (closed) {
        await next.close()
        return
      }
      opened += 1
      before = [...before, current]
      current = next
      for (const { symbol } of wanted) asked.add(symbol)
    },
    async close() {
      closed = true
      endBefore()
      await Promise.all([current.close(), ...ending])
    },
  }
}
