import { hashText } from '@touchstone/domain/ledger/hash'

/** Texts that this device keeps, by name. A text that was not written by this app, or not wholly, counts as not there. */
export type KeptTexts = {
  read: (name: string) => Promise<string | undefined>
  /** All or none of them; undefined forgets one. */
  write: (changes: ReadonlyMap<string, string | undefined>) => Promise<void>
  /** The names that begin with these words, in order. */
  names: (beginning: string) => Promise<string[]>
}

/** Beside the text stands its hash: a text that something else has changed is dropped, and never the reason of an alarm. */
export const sealed = (text: string): string => `${hashText(text)}\n${text}`

export function unsealed(stored: unknown): string | undefined {
  if (typeof stored !== 'string') return undefined
  const text = stored.slice(65)
  return stored === sealed(text) ? text : undefined
}

/** For a browser that keeps nothing, and for tests. */
export function memoryTexts(stored = new Map<string, string>()): KeptTexts {
  return {
    read: (name) => Promise.resolve(unsealed(stored.get(name))),
    write(changes) {
      for (const [name, text] of changes)
        if (text === undefined) stored.delete(name)
        else stored.set(name, sealed(text))
      return Promise.resolve()
    },
    names: (beginning) => Promise.resolve([...stored.keys()].filter((name) => name.startsWith(beginning)).sort()),
  }
}
