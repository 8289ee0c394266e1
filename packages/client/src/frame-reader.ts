import type { ServerFrame } from '@touchstone/wire/stream'

/**
 * Parses the frames of a socket and passes them on in order. Loads the schemas while the socket opens, so that nobody
 * waits for them before the first frame. Calls `onFailed` if they failed to load and frames were lost.
 */
export function createFrameReader(take: (frame: ServerFrame) => void, onFailed: () => void): (data: unknown) => void {
  let readFrame: ((data: unknown) => ServerFrame | undefined) | undefined
  let loading: Promise<void> | undefined
  let pending: unknown[] = []

  function read(data: unknown): void {
    const frame = readFrame?.(data)
    if (frame !== undefined) take(frame)
  }

  async function load(): Promise<void> {
    try {
      readFrame = (await import('./read-frame.ts')).readFrame
      for (const data of pending) read(data)
    } catch {
      loading = undefined
      onFailed()
    }
    pending = []
  }

  loading = load()
  return (data) => {
    if (readFrame !== undefined) return read(data)
    pending.push(data)
    loading ??= load()
  }
}
