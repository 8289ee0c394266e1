import type { Intent } from '@touchstone/client/client-of'
import { type IntentTerms, oneIntent } from '@touchstone/client/one-intent'
import { useState } from 'react'

/** Sends a confirmed act under one intent while its outcome is unknown: pressing again repeats it. */
export function useIntent(newIntent: () => Intent, terms?: IntentTerms): ReturnType<typeof oneIntent> {
  const [send] = useState(() => oneIntent(newIntent, terms))
  return send
}
