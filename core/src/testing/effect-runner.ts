/** An effect runner over a log whose claims the test answers. */
import * as z from 'zod/mini'
import { type Effect, type EffectContext, defineEffect } from '../engine/kernel/define-domain.ts'
import type { DomainEvent } from '../engine/kernel/define-events.ts'
import { type EffectRunnerOptions, createEffectRunner } from '../engine/kernel/run-effects.ts'
import type { Draft } from '../engine/log/event.ts'
import type { Claim, Claimed, OutboxRow } from '../engine/log/log.ts'
import { createFakePorts, noCredentials } from './fake-ports.ts'

export const row = (id: string, more: Partial<OutboxRow> = {}): OutboxRow => ({
  id,
  seq: 1,
  cause: `cause-of-${id}`,
  effect: 'counter.save',
  params: { total: 1 },
  lane: null,
  tabOnly: false,
  tab: 'mine',
  leaseUntil: 0,
  attempt: 0,
  notBefore: 0,
  ...more,
})
export const nothing: Claimed = { rows: [], nextAt: null }
const toDraft = (event: DomainEvent, index: number): Draft => ({
  ...event,
  data: z.json().parse(event.data),
  id: `event-${index}`,
  at: 0,
  tab: 'mine',
  cause: null,
})

/** `seen` records its claims, runs and results. */
export function runnerOver(
  answers: (Claimed | Error)[],
  effect: Partial<Effect> = {},
  more: Partial<EffectRunnerOptions> = {},
) {
  const ports = createFakePorts()
  const began = ports.clock.now()
  const seen = {
    claims: [] as Claim[],
    ran: [] as EffectContext<unknown>[],
    settled: [] as { row: string; events: string[]; blobs: string[] }[],
    postponed: [] as { id: string; attempt: number; in: number }[],
    rests: 0,
  }
  const { run = async () => [] } = effect
  const counting: Effect = {
    ...defineEffect({ params: z.object({ total: z.int() }), run: async () => [] }),
    ...effect,
    run: (context) => {
      seen.ran.push(context)
      return run(context)
    },
  }
  const runner = createEffectRunner({
    tab: 'mine',
    ports,
    config: { gateway: 'https://shop.example', exitUrl: '', externalShops: {}, credentials: noCredentials },
    effects: new Map([['counter.save', { name: 'counter.save', effect: counting, isOfTab: false }]]),
    claim: async (claim) => {
      seen.claims.push(claim)
      const answer = answers.shift() ?? nothing
      if (answer instanceof Error) throw answer
      return answer
    },
    postpone: async (id, attempt, notBefore) =>
      void seen.postponed.push({ id, attempt, in: notBefore - ports.clock.now() }),
    check: (_, events) => events.map(toDraft),
    settle: async ({ id }, found, blobs) => {
      seen.settled.push({ row: id, events: found.map(({ type }) => type), blobs: blobs.map(({ text }) => text) })
      return true
    },
    reconcile: () => {},
    strays: new Set(),
    secretsOf: (cause) => ({ password: `of ${cause}` }),
    onRest: () => (seen.rests += 1),
    ...more,
  })
  const reports = () => ports.seen.reports.map(({ code, detail }) => `${code}: ${detail}`)
  return { runner, ports, seen, reports, began }
}

export const failing = (error: Error): Pick<Effect, 'run'> => ({
  run: async () => {
    throw error
  },
})
export const never: Pick<Effect, 'run'> = { run: () => new Promise<never>(() => {}) }
