import type { Shop } from '@leaflog/core'
import { type History, type OpenedFile, openFile, openText } from '@leaflog/core/time-machine'
import { useState } from 'react'
import { site } from '../../shared/page/site.ts'
import { short } from './words.ts'
import { useLive } from './use-live.ts'

/** In bytes. Larger files are refused, because the browser holds the whole file in memory. */
const LONGEST = 200_000_000

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

/** Why a file is not an unchanged export of this shop; null if it is. */
export function warningOf({ brand, altered, difference }: Omit<OpenedFile, 'history' | 'blobs'>): string | null {
  const warnings = [
    ...(brand === site.key ? [] : [`This log is of another brand, ${brand}.`]),
    ...(altered === null
      ? []
      : [`Line ${altered} is not as it was exported: it was changed, or lines before it are missing.`]),
    ...(difference === null
      ? []
      : [
          `Replayed, this log ends otherwise: ${difference.path} was ${short(difference.before)} and is ${short(difference.after)}.`,
        ]),
  ]
  return warnings.length === 0 ? null : warnings.join(' ')
}

type Imported = { name: string; text: string; opened: OpenedFile }

/** The open source: this shop's growing log, or a file. */
export function useSource(shop: Shop): OpenSource {
  const live = useLive(shop)
  const [imported, setImported] = useState<Imported | null>(null)
  const open = async (file: File) => {
    if (file.size > LONGEST) throw new RangeError('This file is too large to be a log.')
    const text = await file.text()
    setImported({ name: file.name, text, opened: openFile(text) })
  }
  const close = () => setImported(null)
  if (imported === null) {
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
  const { name, text, opened } = imported
  return {
    history: opened.history,
    problem: null,
    file: name,
    warning: warningOf(opened),
    text: () => Promise.resolve(text),
    blobs: () => Promise.resolve(opened.blobs),
    open,
    close,
  }
}
