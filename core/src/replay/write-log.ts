/** A log as a file again, after it was made smaller or told otherwise. */
import type { State } from '../engine/kernel/fold.ts'
import type { LogEvent } from '../engine/log/event.ts'
import { liveBlobs } from '../engine/log/segments.ts'
import { withChecksums } from './checksums.ts'
import type { Header, Line } from './format.ts'
import type { OpenLog } from './open-log.ts'

interface Excerpt {
  readonly base: State
  /** Some of the log's events, in order; they are numbered again. */
  readonly events: readonly LogEvent[]
}

/** A log of some of the events of `log`, with the end that they lead to, and only the texts that they refer to. */
export function writeExcerpt(log: OpenLog, { base, events }: Excerpt): string {
  const { folder, header } = log
  const isFromNothing = isInitial(log, base)
  const seq = isFromNothing ? 0 : header.base.seq
  const heard = events.filter((event) => event.seq <= (header.base.tabSeq ?? 0)).length
  const ids = new Set(events.map(({ id }) => id))
  const numbered = events.map((event, index): LogEvent => {
    const { cause } = event
    return { ...event, seq: seq + index + 1, cause: cause !== null && ids.has(cause) ? cause : null }
  })
  const start: Header = {
    ...header,
    domains: folder.hash,
    base: {
      seq,
      shared: isFromNothing ? null : folder.save(base),
      tab: folder.saveTab(base),
      ...(heard > 0 && { tabSeq: seq + heard }),
    },
  }
  const end = events.reduce(log.fold, base)
  const live = new Set(liveBlobs(events.map((event) => JSON.stringify(event))))
  const lines: unknown[] = [
    start,
    ...[...log.blobs].flatMap(([hash, text]): Line[] => (live.has(hash) ? [{ kind: 'blob', hash, text }] : [])),
    ...numbered.map((event) => ({ kind: 'event', event })),
    { kind: 'state', seq: seq + events.length, shared: folder.save(end), tab: folder.saveTab(end) } satisfies Line,
  ]
  return textOf(
    lines.map((each) => JSON.stringify(each)),
    log,
  )
}

/** With checksums only where the log had them and was not edited. */
export const textOf = (lines: readonly string[], { hasChecksums, altered }: OpenLog): string =>
  `${[...(hasChecksums && altered === null ? withChecksums(lines) : lines)].join('\n')}\n`

const isInitial = ({ folder }: OpenLog, state: State): boolean =>
  JSON.stringify(folder.save(state)) === JSON.stringify(folder.save(folder.initial()))
