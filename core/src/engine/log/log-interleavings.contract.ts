/** Random interleavings of what tabs do to one log (I2, I3, I6). */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { LogEvent } from './event.ts'
import type { Log, Position, Tail } from './log.ts'
import { type SharedLog, eventAt } from './log.contract.ts'

const TABS = 3

type Step = { tab: number } & (
  | { do: 'append'; count: number }
  | { do: 'read' }
  | { do: 'reopen' }
  | { do: 'compact'; events: number }
)

const tab = fc.nat({ max: TABS - 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('append' as const), tab, count: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('read' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reopen' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('compact' as const), tab, events: fc.nat({ max: 20 }) }) },
)

/** A tab whose whole state is the list of ids that it has seen. */
function createReader(shared: SharedLog) {
  let log: Log = shared.open()
  let position: Position = { logId: '', seq: 0 }
  let seen: string[] = []
  const take = (tail: Tail, more: readonly LogEvent[] = []) => {
    if (!tail.continues) seen = z.array(z.string()).parse(tail.snapshot?.state ?? [])
    for (const event of [...tail.events, ...more]) {
      expect(event.seq).toBe(seen.length + 1)
      seen.push(event.id)
    }
    position = tail.head
    expect(seen).toHaveLength(tail.head.seq)
  }
  return {
    seen: () => seen,
    async read() {
      take(await log.read(position))
    },
    /** Decides again after a reload, as the kernel does. Gives the ids that were acknowledged. */
    async append(ids: readonly string[]) {
      for (;;) {
        let written: LogEvent[] = []
        const tail = await log.append(position, ({ head }) => {
          written = ids.map((id, index) => eventAt(head.seq + 1 + index, { id }))
          return { events: written, outbox: [], settle: [], blobs: [] }
        })
        take(tail.continues ? tail : { ...tail, head: tail.head }, tail.continues ? written : [])
        if (tail.continues) return ids
      }
    },
    async compact(events: number) {
      await log.compact(position.logId, { seq: position.seq, state: [...seen] }, { events, before: 0 })
    },
    async reopen() {
      log.close()
      log = shared.open()
      position = { logId: '', seq: 0 }
      await this.read()
    },
  }
}

export function describeInterleavings(name: string, create: () => SharedLog, numRuns: number): void {
  describe(name, () => {
    test('I2 I3 I6: any interleaving ends with all tabs holding the same events, and nothing acknowledged lost', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(step, { maxLength: 12, size: 'max' }), { maxLength: 8, size: 'max' }),
          async (rounds) => {
            const shared = create()
            const readers = Array.from({ length: TABS }, () => createReader(shared))
            const acknowledged: string[] = []
            let ids = 0
            const perform = async (each: Step, reader: ReturnType<typeof createReader> | undefined) => {
              if (!reader) return
              if (each.do === 'append') {
                const made = Array.from({ length: each.count }, () => `id-${(ids += 1)}`)
                acknowledged.push(...(await reader.append(made)))
              } else if (each.do === 'read') await reader.read()
              else if (each.do === 'reopen') await reader.reopen()
              else await reader.compact(each.events)
            }
            // The steps of a round are taken by all tabs at once; each tab takes its own one after the other.
            for (const round of rounds)
              await Promise.all(
                readers.map(async (reader, index) => {
                  for (const each of round) if (each.tab === index) await perform(each, reader)
                }),
              )
            for (const reader of readers) await reader.read()
            const [first, ...others] = readers.map((reader) => reader.seen())
            for (const other of others) expect(other).toEqual(first)
            expect(first?.toSorted()).toEqual(acknowledged.toSorted())
            expect(new Set(first).size).toBe(first?.length)
            await shared.end()
          },
        ),
        { numRuns },
      )
    })
  })
}
