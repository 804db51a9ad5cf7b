/** Those who wait to be shown everything that is stored. */
import type { Tail } from '../log/log.ts'
import type { State } from './fold.ts'

export interface DumpRequests {
  count(): number
  add<T>(look: (tail: Tail, state: State) => T): Promise<T>
  show(tail: Tail, state: State): void
  reject(error: unknown): void
}

export function createDumpRequests(): DumpRequests {
  const waiting: { readonly look: (tail: Tail, state: State) => void; readonly reject: (error: unknown) => void }[] = []
  return {
    count: () => waiting.length,
    add: (look) =>
      new Promise((resolve, reject) => {
        waiting.push({ look: (tail, state) => resolve(look(tail, state)), reject })
      }),
    show(tail, state) {
      for (const { look } of waiting.splice(0)) look(tail, state)
    },
    reject(error) {
      for (const { reject } of waiting.splice(0)) reject(error)
    },
  }
}
