/** The server's clock, as far as its responses reveal it. */
export type ServerClock = {
  /** Epoch milliseconds. */
  now: () => number
  /** Takes the `date` header of a response. */
  note: (date: string | null) => void
}

/** The header has whole seconds and took time to arrive: smaller differences mean nothing. Our choice. */
const noticedFromMs = 5_000

export function createServerClock(): ServerClock {
  let aheadMs = 0
  return {
    now: () => Date.now() + aheadMs,
    note(date) {
      const ahead = Date.parse(date ?? '') - Date.now()
      if (!Number.isNaN(ahead)) aheadMs = Math.abs(ahead) < noticedFromMs ? 0 : ahead
    },
  }
}
