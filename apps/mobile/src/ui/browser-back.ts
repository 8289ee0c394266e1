import type { NavigateFunction } from 'react-router'

/** The number that the router has given to the present entry of the browser's history; undefined where it has made none. */
export const entryNow = (): number | undefined => (globalThis.history.state as { idx?: number } | null)?.idx

/** Not in TypeScript's libraries yet: https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api */
type Navigation = { currentEntry: { index: number } | null }

/**
 * The place of the present entry in the browser's history; undefined where nobody knows it. The router gives no number to an
 * address that was typed: where the browser counts by itself that is known too.
 */
export const placeNow = (): number | undefined =>
  (globalThis as { navigation?: Navigation }).navigation?.currentEntry?.index ?? entryNow()

type BrowserBack = {
  /** The app itself has asked for the way back that is told of next. */
  isAsked: boolean
  /** Hears before the router of each way through the history, and may keep it from that. */
  onTold?: (event: PopStateEvent) => void
}
export const browserBack: BrowserBack = { isAsked: false }

/** Of listeners of a window the first that was added hears first: it is added before there is a router. */
export const hearBack = (): void => addEventListener('popstate', (event) => browserBack.onTold?.(event))

/** Goes back as the app has decided, by one entry or more: whatever lies over the screen is left with it. */
export function goBack(navigate: NavigateFunction, by = 1): void {
  browserBack.isAsked = true
  void navigate(-by)
}
