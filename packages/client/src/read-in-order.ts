import type { ServerFrame } from '@touchstone/wire/stream'

/**
 * Reads what a socket brings and hands it on in its order. What frames look like is loaded while the socket is opened,
 * so that nobody waits for it who has not been told anything yet; `onFailed` when it did not come, and frames were lost.
 */
export function readInOrder(take: (frame: ServerFrame) => void, onFailed: () => void): (data: unknown) => void {
  let readFrame: ((data: unknown) => ServerFrame | undefined) | undefined
  let loading: Promise<void> | undefined
  let early: unknown[] = []

  function read(data: unknown): void {
    const frame = readFrame?.(data)
    if (frame !== undefined) take(frame)
  }

  async function load(): Promise<void> {
    try {
      readFrame = (await import('./read-frame.ts')).readFrame
      for (const data of early) read(data)
    } catch {
      loading = undefined
      onFailed()
    }
    early = []
  }

  loading = load()
  return (data) => {
    if (readFrame !== undefined) return read(data)
    early.push(data)
    loading ??= load()
  }
}
