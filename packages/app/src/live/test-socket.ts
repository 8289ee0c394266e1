import { vi } from 'vitest'

/** A network that no socket comes through: it never opens. */
class SilentSocket extends EventTarget {
  static readonly OPEN = 1
  readonly readyState = 0
  send(): void {
    // It has no listener.
  }
  close(): void {
    // Nothing was open.
  }
}

export function silenceSockets(): void {
  vi.stubGlobal('WebSocket', SilentSocket)
}
