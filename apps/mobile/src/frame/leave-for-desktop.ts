/** The specification's: a screen wider than this is a wide one. */
const wideAbove = 575
/** In session storage: where the desktop page may lead back to. */
const addressKey = 'address'

/** Whether the desktop page takes over: on a wide screen, when the setting says so. The address is saved first. */
export function leaveForDesktop(
  width: number,
  isPcLimite: boolean,
  go: (url: string) => void = (url) => {
    globalThis.location.assign(url)
  },
): boolean {
  if (!isPcLimite || width <= wideAbove) return false
  sessionStorage.setItem(addressKey, globalThis.location.href)
  go('/pc.html')
  return true
}
