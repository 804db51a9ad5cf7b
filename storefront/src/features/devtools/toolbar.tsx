import { Download, RadioTower, Upload, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../shared/ui/icon.tsx'
import type { Files } from './use-files.ts'
import type { Source } from './use-source.ts'

type Props = {
  source: Source
  files: Files
  isRecording: boolean
  shown: number
  peek: boolean
  onPeek: () => void
  /** Null where the log cannot be shown on another device. */
  onShowLive: (() => void) | null
  onClose: () => void
  /** The filters, with the button that expands the rest on a phone. */
  children: (more: ReactNode) => ReactNode
}

/** The panel's header: the current source, import and export. */
export function Toolbar({ source, files, isRecording, shown, peek, onPeek, onShowLive, onClose, children }: Props) {
  const { history, file } = source
  const [isMore, setMore] = useState(false)
  const count = history?.events.length ?? 0
  return (
    <header className="tm-toolbar" data-more={isMore}>
      <h2>Session log</h2>
      <output className="tm-soft">
        {count === 1 ? '1 event' : `${count} events`}
        {shown !== count && `, ${shown} shown`}
      </output>
      {file !== null && (
        <span className="tm-file">
          {file}
          {!isRecording && (
            <button type="button" className="tm-link" onClick={files.onReturn}>
              Back to this shop’s log
            </button>
          )}
        </span>
      )}
      <button type="button" className="tm-button tm-peek" aria-expanded={!peek} onClick={onPeek}>
        {peek ? 'Show events' : 'Show shop'}
      </button>
      {children(
        <button type="button" className="tm-button tm-more" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
          More
        </button>,
      )}
      <span className="tm-actions">
        <button type="button" className="tm-button" onClick={() => files.onExport(false)}>
          <Icon icon={Download} size={14} /> Export log
        </button>
        <button type="button" className="tm-button" onClick={() => files.onExport(true)}>
          Export redacted
        </button>
        {onShowLive && (
          <button type="button" className="tm-button" onClick={onShowLive}>
            <Icon icon={RadioTower} size={14} /> Show live
          </button>
        )}
        <label className="tm-button">
          <Icon icon={Upload} size={14} /> Import log
          <input
            type="file"
            accept=".jsonl,.json,.txt"
            className="tm-hidden"
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) files.onImport(chosen)
              target.value = ''
            }}
          />
        </label>
      </span>
      <button type="button" className="tm-button tm-close" aria-label="Close session log" onClick={onClose}>
        <Icon icon={X} size={16} />
      </button>
    </header>
  )
}
