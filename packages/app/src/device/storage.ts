/** Of the browser, or of this tab as long as it is open. Either may be forbidden or full: nothing depends on its working. */
type Scope = 'browser' | 'tab'

/** @throws where the browser forbids it: reading the property does, before anything is stored. */
const storageOf = (scope: Scope): Storage => (scope === 'browser' ? localStorage : sessionStorage)

export function storedText(key: string, scope: Scope = 'browser'): string | undefined {
  try {
    return storageOf(scope).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Undefined takes it away. Returns whether it was stored: the app works without it until the page is left. */
export function storeText(key: string, text: string | undefined, scope: Scope = 'browser'): boolean {
  try {
    const storage = storageOf(scope)
    if (text === undefined) storage.removeItem(key)
    else storage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
