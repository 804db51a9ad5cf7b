/** A session as one file, which `replay` reads back to the same state. Secrets are not in the log. */
import type { Kernel } from '../engine/kernel/kernel.ts'
import { liveBlobs } from '../engine/log/segments.ts'
import { withChecksums } from './checksums.ts'
import { FORMAT_VERSION, type Line } from './format.ts'

export interface ExportOptions {
  readonly brand: string
  /** '' for none. */
  readonly origin: string
  readonly at: number
  /** Embeds the texts that events refer to (menus). */
  readonly blobs: boolean
}

export async function exportLog(kernel: Kernel, { brand, origin, at, blobs }: ExportOptions): Promise<string> {
  const { tail, state, tabBase } = await kernel.dump()
  const seq = tail.snapshot?.seq ?? 0
  const lines: unknown[] = [
    {
      kind: 'header',
      leaflog: FORMAT_VERSION,
      brand,
      ...(origin !== '' && { origin }),
      exportedAt: at,
      tab: kernel.tab,
      domains: kernel.folder.hash,
      base: {
        seq,
        shared: tail.snapshot?.state ?? null,
        tab: tabBase.state,
        ...(tabBase.seq > seq && { tabSeq: tabBase.seq }),
      },
    } satisfies Line,
  ]
  if (blobs)
    for (const hash of liveBlobs(tail.events.map((event) => JSON.stringify(event)))) {
      const text = await kernel.blob(hash)
      if (text !== null) lines.push({ kind: 'blob', hash, text } satisfies Line)
    }
  for (const event of tail.events) lines.push({ kind: 'event', event })
  lines.push({
    kind: 'state',
    seq: tail.head.seq,
    shared: kernel.folder.save(state),
    tab: kernel.folder.saveTab(state),
  } satisfies Line)
  return `${[...withChecksums(lines.map((each) => JSON.stringify(each)))].join('\n')}\n`
}
