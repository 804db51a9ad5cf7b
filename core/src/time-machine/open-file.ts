/** Parses a text as a history. */
import { LeaflogError } from '../errors/errors.ts'
import { createFolder } from '../engine/kernel/fold.ts'
import type { Difference } from '../replay/diff.ts'
import { differenceFrom } from '../replay/open-log.ts'
import { type ReadLog, readLog } from '../replay/read-log.ts'
import { knownDomains } from '../domains/known-domains.ts'
import type { History } from './history-model.ts'
import { createHistory } from './history.ts'

/** A log from a file, ready to be viewed. */
export interface OpenedFile {
  /** Its events and states. */
  readonly history: History
  /** Long texts, such as menus, that events refer to: text by hash. Pass them to `lookBack` and `branchOff`. */
  readonly blobs: ReadonlyMap<string, string>
  /** Where replay differs from the recording; null if it does not. */
  readonly difference: Difference | null
  /** The brand of the shop that exported it. */
  readonly brand: string
  /** The first line that was changed after the export; null if none was, or it cannot be determined. */
  readonly altered: number | null
}

/** A file from outside. Throws what `replay` throws: FILE_NOT_A_LOG, FILE_DAMAGED and the others of `readLog`. */
export function openFile(text: string): OpenedFile {
  const read = linesOf(text)
  const { history, ...rest } = opened(read)
  if (!history.exact)
    throw new LeaflogError('FILE_VERSION_UNKNOWN', 'This log starts with a state of another version of Leaflog.')
  const difference = differenceFrom(read.recorded, history.json(history.last, read.header.tab))
  return { ...rest, history, difference }
}

/** The shop's own new export, which may start with a state of an earlier release (see `History.exact`). */
export function openText(text: string): OpenedFile {
  return { ...opened(linesOf(text)), difference: null }
}

const linesOf = (text: string): ReadLog => readLog(text.split('\n'), createFolder(knownDomains, '').find)

const opened = ({ header, events, blobs, altered }: ReadLog) => ({
  history: createHistory({ tab: header.tab, base: header.base, events }),
  blobs,
  brand: header.brand,
  altered,
})
