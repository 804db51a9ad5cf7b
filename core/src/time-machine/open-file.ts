/** A text becomes a history. */
import { createFolder } from '../kernel/fold.ts'
import type { Difference } from '../replay/diff.ts'
import { openLog } from '../replay/open-log.ts'
import { type ReadLog, readLog } from '../replay/read-log.ts'
import { allDomains } from '../sdk/domains.ts'
import { type History, createHistory } from './history.ts'

export interface OpenedFile {
  readonly history: History
  readonly blobs: ReadonlyMap<string, string>
  /** Where replaying it ends elsewhere than it was recorded; null when it does not. */
  readonly difference: Difference | null
}

/** A file from outside. Throws what `replay` throws: FILE_NOT_A_LOG, FILE_DAMAGED and the others of `readLog`. */
export function openFile(text: string): OpenedFile {
  const { difference, ...read } = openLog(text)
  return { ...opened(read), difference }
}

/** What the shop has just exported: also where it begins with a state of an earlier release (see `History.exact`). */
export function openText(text: string): OpenedFile {
  return { ...opened(readLog(text.split('\n'), createFolder(allDomains, '').find)), difference: null }
}

const opened = ({ header, events, blobs }: ReadLog) => ({
  history: createHistory({ tab: header.tab, base: header.base, events }),
  blobs,
})
