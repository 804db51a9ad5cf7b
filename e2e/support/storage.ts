import type { BrowserContext, Page } from '@playwright/test'

/** Every record of every store of every database of the page's origin, as text. */
export const readDatabases = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
      })
    /** As JSON, or as text if it cannot be serialized. */
    const textOf = async (value: unknown): Promise<string> => {
      if (value instanceof Blob) return value.text()
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value)
      if (value instanceof Map || value instanceof Set) return textOf([...value])
      if (typeof value !== 'object' || value === null) return String(value)
      const parts = await Promise.all(Object.entries(value).map(async ([key, each]) => `${key}: ${await textOf(each)}`))
      return parts.join('\n')
    }
    const read: string[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store)
        const found: unknown[][] = [await settled(records.getAllKeys()), await settled(records.getAll())]
        for (const record of found.flat()) read.push(`${name}/${store}: ${await textOf(record)}`)
      }
      database.close()
    }
    return read
  })

/** Both storages of the page and its cookies, by name. */
export const readStorage = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() => [
    ...Object.entries(localStorage).map(([name, value]): [string, string] => [`local ${name}`, String(value)]),
    ...Object.entries(sessionStorage).map(([name, value]): [string, string] => [`session ${name}`, String(value)]),
    ...document.cookie.split('; ').map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=')
      return [`cookie ${name}`, decodeURIComponent(value.join('='))]
    }),
  ])

/**
 * A tab that only records the messages between the brand's tabs from now on. The returned function reads them, as JSON.
 */
export async function overhear(context: BrowserContext): Promise<() => Promise<string[]>> {
  const ear = await context.newPage()
  await ear.goto('/health/ready')
  await ear.evaluate(() => {
    document.body.replaceChildren()
    const channel = new BroadcastChannel('leaflog-fernhill')
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const line = document.createElement('p')
      line.textContent = JSON.stringify(data)
      document.body.append(line)
    })
  })
  return () => ear.locator('p').allTextContents()
}
