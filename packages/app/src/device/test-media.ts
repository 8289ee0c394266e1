import { vi } from 'vitest'

/** A device of which every media query holds, the wish for less motion too: the page of a test has none. */
export function stubMedia(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}
