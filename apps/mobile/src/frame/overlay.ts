import { create } from 'zustand'

/** The specification's: the overlay is seen for at least this long. */
export const overlayMinimumMs = 300

type Overlay = { loading: boolean; startedAt: number }

export const useOverlay = create<Overlay>(() => ({ loading: false, startedAt: 0 }))

export function showOverlay(): void {
  useOverlay.setState({ loading: true, startedAt: Date.now() })
}

/** Hides the overlay after its minimum time, unless it was shown again meanwhile. */
export async function hideOverlay(): Promise<void> {
  const { startedAt } = useOverlay.getState()
  const leftMs = startedAt + overlayMinimumMs - Date.now()
  if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs))
  if (useOverlay.getState().startedAt === startedAt) useOverlay.setState({ loading: false })
}
