import type { Shop } from '@leaflog/core'
import { type History, openText } from '@leaflog/core/time-machine'
import { useState } from 'react'
import { type RecordedFile, readRecordedFile, sourceOf } from './recorded-file.ts'
import { useLive } from './use-live.ts'

export type Source = {
  /** Null while the log is being read. */
  history: History | null
  problem: string | null
  /** Name of the open file; null for the shop's own log. */
  file: string | null
  /** Where the replay of a file differs from its recording. */
  warning: string | null
  /** The whole recording as an export, including blobs. */
  text: () => Promise<string>
  blobs: () => Promise<ReadonlyMap<string, string>>
}

export type OpenSource = Source & { open: (file: File) => Promise<void>; close: () => void }

/** The open source: this shop's growing log, or a file. */
export function useSource(shop: Shop): OpenSource {
  const live = useLive(shop)
  const [imported, setImported] = useState<RecordedFile | null>(null)
  const open = async (file: File) => setImported(await readRecordedFile(file))
  const close = () => setImported(null)
  if (imported !== null) return { ...sourceOf(imported), open, close }
  const text = () => shop.log.export({ blobs: true })
  return {
    ...live,
    file: null,
    warning: live.history?.exact === false ? 'This log begins with a state of an earlier release.' : null,
    text,
    blobs: async () => openText(await text()).blobs,
    open,
    close,
  }
}
