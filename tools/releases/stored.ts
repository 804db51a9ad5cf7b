/** What tests do to databases. These functions run in a page: whatever they need is in the function itself. */

/** Everything that a database holds. */
export async function storedIn(name: string): Promise<string | null> {
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return null
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('no answer'))
    })
  const database = await settled(indexedDB.open(name))
  const stores = [...database.objectStoreNames].toSorted()
  const transaction = database.transaction(stores, 'readonly')
  const held = await Promise.all(
    stores.map(async (store) => {
      const objects = transaction.objectStore(store)
      return {
        store,
        keyPath: objects.keyPath,
        keys: await settled(objects.getAllKeys()),
        values: await settled(objects.getAll()),
      }
    }),
  )
  database.close()
  return JSON.stringify({ name, version: database.version, held }, null, 1)
}

/** Upgrades every database but one to its next version, and adds a store to it. */
export async function raise(but: string): Promise<void> {
  for (const { name, version } of await indexedDB.databases()) {
    if (name === undefined || version === undefined || name === but) continue
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open(name, version + 1)
      request.onupgradeneeded = () => void request.result.createObjectStore(`later-${version}`)
      request.onsuccess = () => {
        request.result.close()
        resolve()
      }
      request.onerror = () => reject(request.error ?? new Error('not raised'))
    })
  }
}

/** The newest record of events is none any more. */
export async function damage(name: string): Promise<void> {
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('no answer'))
    })
  const database = await settled(indexedDB.open(name))
  const transaction = database.transaction('segments', 'readwrite')
  const completed = new Promise<void>((resolve) => (transaction.oncomplete = () => resolve()))
  const segments = transaction.objectStore('segments')
  const newest: unknown = (await settled(segments.getAll())).at(-1)
  segments.put({ ...Object(newest), text: '{' })
  await completed
  database.close()
}
