import { answered, openStore } from '../device/indexed-store.ts'
import { type KeptTexts, memoryTexts, sealed, unsealed } from './kept-texts.ts'

/** IndexedDB is by origin: another house has its own. */
const databaseName = 'touchstone-proof'
const storeName = 'texts'

let opened: Promise<KeptTexts> | undefined

/** What this browser keeps. Where it keeps nothing, as some do in private windows, it lasts as long as the page. */
export function browserTexts(): Promise<KeptTexts> {
  opened ??= openStore(databaseName, storeName).then(textsIn, () => memoryTexts())
  return opened
}

function textsIn(database: IDBDatabase): KeptTexts {
  const store = (mode: IDBTransactionMode): IDBObjectStore =>
    database.transaction(storeName, mode).objectStore(storeName)
  return {
    read: async (name) => unsealed(await answered<unknown>(store('readonly').get(name))),
    write(changes) {
      const writing = store('readwrite')
      for (const [name, text] of changes)
        if (text === undefined) writing.delete(name)
        else writing.put(sealed(text), name)
      return new Promise((resolve, reject) => {
        writing.transaction.addEventListener('complete', () => {
          resolve()
        })
        for (const end of ['error', 'abort'])
          writing.transaction.addEventListener(end, () => {
            reject(new Error('IndexedDB does not write'))
          })
      })
    },
    async names(beginning) {
      const keys = await answered(store('readonly').getAllKeys(IDBKeyRange.bound(beginning, `${beginning}\uffff`)))
      return keys.filter((key) => typeof key === 'string')
    },
  }
}
