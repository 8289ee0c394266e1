/** Local storage that may be forbidden or full: nothing depends on its working. */
export function storedText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Undefined takes it away. Returns whether it was stored: the app works without it until the page is left. */
export function storeText(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
