import { redactWithReport } from '@leaflog/core/replay'
import { type DragEvent, useEffect, useRef } from 'react'
import { exportFile, exportName } from './export-file.ts'
import { redactionSentence } from './redaction-sentence.ts'
import type { Attempt } from './use-status-message.ts'
import type { OpenSource } from './use-source.ts'
import type { Travel } from './use-travel.ts'

type Options = { source: OpenSource; travel: Travel; attempt: Attempt; onOther: () => void }

/** Import and export of logs. `onOther` is called when another log is opened. */
export function useFiles({ source, travel, attempt, onOther }: Options) {
  // A browser may still be reading the file after the click, so it is released with the next one, or with the panel.
  const letGo = useRef(() => {})
  useEffect(() => () => letGo.current(), [])
  const save = (name: string, text: string) => {
    letGo.current()
    letGo.current = exportFile(document, text, name)
  }
  const onImport = (file: File) =>
    attempt(async () => {
      await travel.back()
      await source.open(file)
      onOther()
    })
  return {
    onImport,
    onExport: (redacted: boolean) =>
      attempt(async () => {
        const whole = await source.text()
        const name = exportName(source.history?.events.at(-1)?.at ?? 0)
        if (!redacted) return save(name, whole)
        const { log, report } = redactWithReport(whole)
        save(name, log)
        return redactionSentence(report)
      }),
    onReturn: () =>
      attempt(async () => {
        await travel.back()
        source.close()
        onOther()
      }),
    save,
    drop: {
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) onImport(file)
      },
    },
  }
}

export type Files = ReturnType<typeof useFiles>
