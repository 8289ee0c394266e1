/** The specification's: a screen wider than this is a wide one. */
const wideAbove = 575
/** In session storage: where the desktop page may lead back to. */
const addressKey = 'address'

/** In session storage: the person is in the mobile app of a wide screen and stays there. */
const mobileViewKey = 'mobileView'
/** What the server's /pc.html leads to. */
const mobileViewQuery = '?view=mobile'

/**
 * Notes that the desktop page led here, so that the app does not go back there, and returns to the address that was left for
 * it. Runs before anything else looks at the address.
 */
export function arriveFromDesktop({ search, pathname, hash }: Location = globalThis.location): void {
  if (search !== mobileViewQuery) return
  sessionStorage.setItem(mobileViewKey, '1')
  const left = sessionStorage.getItem(addressKey)
  const leftHash = left === null ? '' : new URL(left, globalThis.location.origin).hash
  globalThis.history.replaceState(null, '', `${pathname}${hash === '' ? leftHash : hash}`)
}

/** Whether the desktop page takes over: on a wide screen, when the setting says so. The address is saved first. */
export function leaveForDesktop(
  width: number,
  isPcLimite: boolean,
  go: (url: string) => void = (url) => {
    globalThis.location.assign(url)
  },
): boolean {
  if (!isPcLimite || width <= wideAbove || sessionStorage.getItem(mobileViewKey) !== null) return false
  sessionStorage.setItem(addressKey, globalThis.location.href)
  go('/pc.html')
  return true
}
