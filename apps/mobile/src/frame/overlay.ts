import { create } from 'zustand'

/** The specification's: the overlay is seen for at least this long. */
export const overlayMinimumMs = 300

/** `isThere`: the screen that was gone to is on below it, and can be touched. */
type Overlay = { loading: boolean; startedAt: number; isThere: boolean }

export const useOverlay = create<Overlay>(() => ({ loading: false, startedAt: 0, isThere: false }))

export function showOverlay(): void {
  useOverlay.setState({ loading: true, startedAt: Date.now(), isThere: false })
}

/** From here on a finger reaches the screen through the overlay. */
export function passThrough(): void {
  useOverlay.setState({ isThere: true })
}

/** Hides the overlay after its minimum time, unless it was shown again meanwhile. */
export async function hideOverlay(): Promise<void> {
  const { startedAt } = useOverlay.getState()
  const leftMs = startedAt + overlayMinimumMs - Date.now()
  if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs))
  if (useOverlay.getState().startedAt === startedAt) useOverlay.setState({ loading: false })
}
