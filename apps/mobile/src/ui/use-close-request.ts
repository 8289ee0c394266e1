import { useEffect, useEffectEvent, useState } from 'react'
import { browserBack, placeNow } from './browser-back.ts'

/** Not in TypeScript's libraries yet: https://html.spec.whatwg.org/multipage/interaction.html#closewatcher */
type CloseWatcher = { onclose: (() => void) | null; destroy: () => void }

/**
 * Lets Back close what lies over the screen, the topmost first: the phone's own where the browser tells of it (Chrome on
 * Android does), and elsewhere the browser's. It needs no entry in the browser's history, so that nothing is left of it there.
 * @param onClose may leave it open, as while a call is under way, or where a screen holds what is shown only once
 */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  // A watcher hears one request.
  const [heard, setHeard] = useState(0)
  const close = useEffectEvent(() => {
    setHeard((count) => count + 1)
    onClose()
  })
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher }
    if (!open || CloseWatcher === undefined) return undefined
    const watcher = new CloseWatcher()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [open, heard])
  useEffect(() => {
    if (!open) return undefined
    const layer = () => close()
    layers.push(layer)
    under = placeNow()
    // Of a way back from before, which nobody here has heard.
    browserBack.isAsked = false
    browserBack.onTold = stayUnder
    return () => void layers.splice(layers.indexOf(layer), 1)
  }, [open])
}

/** What lies over the screen, the topmost last. */
const layers: (() => void)[] = []
/** The place in the history that they lie over. */
let under: number | undefined
let isReturning = false

/** The browser has gone back already when it tells: the way back leads forward again, unseen, and the layer closes there. */
function stayUnder(event: PopStateEvent): void {
  const place = placeNow()
  const { isAsked } = browserBack
  browserBack.isAsked = false
  if (isReturning && place === under) {
    isReturning = false
    event.stopImmediatePropagation()
    layers.at(-1)?.()
    return
  }
  isReturning = !isAsked && layers.length > 0 && place !== undefined && under !== undefined && place < under
  if (!isReturning) return
  event.stopImmediatePropagation()
  globalThis.history.go((under ?? 0) - (place ?? 0))
}
