/** A store of IndexedDB, made when it is missing. @throws where the browser keeps nothing, as some do in private windows. */
export function openStore(databaseName: string, storeName: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(storeName)
    })
    request.addEventListener('success', () => {
      const database = request.result
      // Another tab with a newer version of the app does not wait for this one.
      database.addEventListener('versionchange', () => {
        database.close()
      })
      resolve(database)
    })
    request.addEventListener('error', () => {
      reject(new Error(`IndexedDB does not open: ${request.error?.message ?? 'no reason is given'}`))
    })
  })
}

export const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      resolve(request.result)
    })
    request.addEventListener('error', () => {
      reject(new Error(`IndexedDB does not answer: ${request.error?.message ?? 'no reason is given'}`))
    })
  })
