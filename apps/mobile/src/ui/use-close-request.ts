import { useEffect, useEffectEvent, useState } from 'react'

/** Not in TypeScript's libraries yet: https://html.spec.whatwg.org/multipage/interaction.html#closewatcher */
type CloseWatcher = { onclose: (() => void) | null; destroy: () => void }

/**
 * Lets the phone's Back close what lies over the screen, where the browser knows of that (Chrome on Android does); elsewhere
 * Back leaves the screen. It needs no entry in the browser's history, so that nothing is left of it there.
 * @param onClose may leave it open, as while a call is under way
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
}
