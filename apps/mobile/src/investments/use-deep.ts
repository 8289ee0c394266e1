import { useLayoutEffect } from 'react'

/** `--bg` of the deep theme, for the bar of the system above the page. */
const deepColour = '#0A1130'

/** Screens that are shown at once while one leaves for the next. */
let shown = 0

/** The page is dark blue in both themes as long as this is shown: its sheets and toasts too, which stand beside the screen. */
export function useDeep(): void {
  useLayoutEffect(() => {
    const page = document.documentElement
    shown += 1
    if (shown === 1) colourBar(true)
    page.classList.add('deep')
    return () => {
      shown -= 1
      if (shown > 0) return
      page.classList.remove('deep')
      colourBar(false)
    }
  }, [])
}

/** The page says a colour for each theme; each is kept beside the deep one, and comes back. */
function colourBar(isDeep: boolean): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    if (isDeep) meta.dataset['own'] = meta.content
    meta.content = isDeep ? deepColour : (meta.dataset['own'] ?? meta.content)
  }
}
