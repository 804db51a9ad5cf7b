/** The benchmarks that run in a page. @module */
/** Deletes a database, and waits until every connection to it is closed. */
export const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error ?? new Error(`${name} was not deleted.`))
  })

/** The clock of the log in a page. */
export const pageClock = {
  after: (milliseconds: number, run: () => void) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
