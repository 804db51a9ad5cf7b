import { Download, Upload, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import type { Source } from './use-source.ts'

type Props = {
  source: Source & { close: () => void }
  shown: number
  onExport: (redacted: boolean) => void
  onImport: (file: File) => void
  onClose: () => void
  children: ReactNode
}

/** The head of the panel: what is looked at, and files in and out. */
export function Toolbar({ source, shown, onExport, onImport, onClose, children }: Props) {
  const { history, file } = source
  const count = history?.events.length ?? 0
  return (
    <header className="tm-toolbar">
      <h2>Session log</h2>
      <output className="tm-soft">
        {count === 1 ? '1 event' : `${count} events`}
        {shown !== count && `, ${shown} shown`}
      </output>
      {file !== null && (
        <span className="tm-file">
          {file}
          <button type="button" className="tm-link" onClick={source.close}>
            Back to this shop’s log
          </button>
        </span>
      )}
      {children}
      <span className="tm-actions">
        <button type="button" className="tm-button" onClick={() => onExport(false)}>
          <Icon icon={Download} size={14} /> Export log
        </button>
        <button type="button" className="tm-button" onClick={() => onExport(true)}>
          Export redacted
        </button>
        <label className="tm-button">
          <Icon icon={Upload} size={14} /> Import log
          <input
            type="file"
            accept=".jsonl,.json,.txt"
            className="tm-hidden"
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) onImport(chosen)
              target.value = ''
            }}
          />
        </label>
        <button type="button" className="tm-button tm-close" aria-label="Close session log" onClick={onClose}>
          <Icon icon={X} size={16} />
        </button>
      </span>
    </header>
  )
}
