/** Events after which a connection may be dead without knowing it. */
const ofWindow = ['online', 'offline']
const ofDocument = 'visibilitychange'

/**
 * Calls back when the network of a browser has changed, or its page is seen again; elsewhere never. Returns what ends it.
 */
export function onWakeUp(hear: () => void): () => void {
  // The types promise a page everywhere.
  const { window: frame, document: page } = globalThis as Partial<typeof globalThis>
  const seen = (): void => {
    if (page?.visibilityState === 'visible') hear()
  }
  for (const event of ofWindow) frame?.addEventListener(event, hear)
  page?.addEventListener(ofDocument, seen)
  return () => {
    for (const event of ofWindow) frame?.removeEventListener(event, hear)
    page?.removeEventListener(ofDocument, seen)
  }
}
