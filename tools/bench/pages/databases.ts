/** What a benchmark runs in a page. @module */
/** Deletes a database; waits until nobody holds it. */
export const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error ?? new Error(`${name} was not deleted.`))
  })

/** The log's clock in a page. */
export const pageClock = {
  after: (milliseconds: number, run: () => void) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
