import type { Intent } from '@touchstone/client/client-of'
import { oneIntent } from '@touchstone/client/one-intent'
import { useState } from 'react'

/** Sends what a person confirms under one intent as long as its outcome is unknown: whoever presses again repeats it. */
export function useIntent(newIntent: () => Intent): ReturnType<typeof oneIntent> {
  const [send] = useState(() => oneIntent(newIntent))
  return send
}
