/** Events known before the log is open, and the state that they lead to: what the server drew the page with. */
import type { Ports, Report } from '../../ports/ports.ts'
import type { Draft } from '../log/event.ts'
import type { CheckEvent } from './check-event.ts'
import type { DomainEvent } from './define-events.ts'
import type { Folder, State } from './fold.ts'
import type { InitialEvents } from './kernel-options.ts'

export interface Seeds {
  readonly drafts: readonly Draft[]
  readonly state: State
}

export function seedsOf(seed: InitialEvents | undefined, folder: Folder, checked: CheckEvent, report: Report): Seeds {
  /** What the page says that is no event of ours is left out: a shop opens all the same. */
  const draftOf = (event: DomainEvent, at: number): Draft[] => {
    try {
      return [checked(event, null, at).event]
    } catch {
      report('EVENT_INVALID', `seed ${event.type}`)
      return []
    }
  }
  const drafts = seed ? seed.events.flatMap((event) => draftOf(event, seed.at)) : []
  return { drafts, state: after(drafts, folder, folder.initial()) }
}

const after = (drafts: readonly Draft[], folder: Folder, before: State): State =>
  drafts.reduce((state, each) => folder.decide(state, each).state, before)

/** The same drafts, and what the domains recall beside them. */
export const withRecalled = (
  drafts: readonly Draft[],
  { folder, before, ports, checked }: { folder: Folder; before: State; ports: Ports; checked: CheckEvent },
): readonly Draft[] => [
  ...drafts,
  ...folder.recalled(after(drafts, folder, before), ports).map((event) => checked(event, null).event),
]
