import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** The browser learns that it is offline, or online again. `vi.restoreAllMocks` ends it. */
export const setOffline = (isOffline: boolean): void =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
    dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
  })
