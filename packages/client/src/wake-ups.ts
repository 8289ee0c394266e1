/** Events after which a connection may be dead without a `close`. */
const ofWindow = ['online', 'offline']
const ofDocument = 'visibilitychange'

/**
 * Calls back when a browser's network changes or its page becomes visible; never outside browsers. Returns how to
 * stop.
 */
export function onWakeUp(onEvent: () => void): () => void {
  // The types promise a page in every environment.
  const { window: frame, document: page } = globalThis as Partial<typeof globalThis>
  const onVisibility = (): void => {
    if (page?.visibilityState === 'visible') onEvent()
  }
  for (const event of ofWindow) frame?.addEventListener(event, onEvent)
  page?.addEventListener(ofDocument, onVisibility)
  return () => {
    for (const event of ofWindow) frame?.removeEventListener(event, onEvent)
    page?.removeEventListener(ofDocument, onVisibility)
  }
}
