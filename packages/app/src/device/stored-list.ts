import { storedText, storeText } from './storage.ts'

/** A list of texts in local storage; empty if missing or malformed. */
export function storedList(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storedText(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

/** An empty list takes it away. */
export function storeList(key: string, list: readonly string[]): void {
  storeText(key, list.length === 0 ? undefined : JSON.stringify(list))
}
