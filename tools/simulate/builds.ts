/** Builds of the shop that a visitor may be served in turn: today's, and what the next release may change. */
import { allDomains } from '../../core/src/domains/domains.ts'
import type { Domain } from '../../core/src/engine/kernel/define-domain.ts'
import { change as anotherShape } from '../releases/variants/another-shape.ts'
import { change as anotherTable } from '../releases/variants/another-table.ts'
import type { Change } from '../releases/variants/change.ts'
import { change as newEvent } from '../releases/variants/new-event.ts'
import { change as newEventSkippable } from '../releases/variants/new-event-skippable.ts'
import { change as renamedEffect } from '../releases/variants/renamed-effect.ts'

export interface Build {
  readonly name: string
  readonly domains: readonly Domain[]
}

const built = (name: string, change: Change = (domains) => domains): Build => ({
  name,
  domains: Object.values(change(Object.fromEntries(allDomains.map((domain) => [domain.name, domain])))),
})

export const today = built('today')

/** The next release, whichever it is, and what it may be rolled back to. */
export const releases: readonly Build[] = [
  built('another table', anotherTable),
  built('another shape', anotherShape),
  built('a new event', newEvent),
  built('a new event that may be skipped', newEventSkippable),
  built('a renamed effect', renamedEffect),
]
