/** What was asked for is drawn some pictures later; on a chart, once its candles are there. */
const picturesMax = 600
const nextPicture = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Focuses what comes in place of something that a press takes away, within what holds both: it is where one goes on. Not where
 * one has gone on elsewhere.
 */
export async function focusSoon(pressed: Element, within: string, selector: string): Promise<void> {
  const place = pressed.closest(within)
  const focused = document.activeElement
  for (let pictures = 0; pictures < picturesMax; pictures += 1) {
    await nextPicture()
    const { activeElement } = document
    if (activeElement !== document.body && activeElement !== pressed && activeElement !== focused) return
    const next = place?.querySelector<HTMLElement>(selector)
    next?.focus({ preventScroll: true })
    if (next && document.activeElement === next) return
  }
}
