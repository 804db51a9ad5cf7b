import { Download, X } from 'lucide-react'
import { useShop } from '@leaflog/react'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../cart/sentence.ts'
import { Button } from '../ui/button.tsx'
import { Input } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { EventRow } from './event-row.tsx'
import { exportFile } from './export-file.ts'
import styles from './session-log.module.css'
import { useEvents } from './use-events.ts'

/** The newest that are listed; the export has them all. */
const listed = 500

/** The session log: every event as it happens, and the whole log as a file that replays. Opened with ?devtools. */
export function SessionLog() {
  const shop = useShop()
  const events = useEvents()
  const [filter, setFilter] = useState('')
  const [open, setOpen] = useState(true)
  const [problem, setProblem] = useState<string | null>(null)
  // A browser may still be reading the file after the click: it is let go with the next one, or with the panel.
  const letGo = useRef(() => {})
  useEffect(() => () => letGo.current(), [])
  if (!open) return null
  const wanted = filter.trim().toLowerCase()
  const matching = events.filter((event) =>
    `${event.type} ${JSON.stringify(event.data)}`.toLowerCase().includes(wanted),
  )
  const download = async () => {
    setProblem(null)
    try {
      const text = await shop.log.export({ blobs: true })
      letGo.current()
      letGo.current = exportFile(document, text, events.at(-1)?.at ?? 0)
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  }
  return (
    <aside aria-label="Session log" className={styles.panel}>
      <header className={styles.header}>
        <h2 className={styles.title}>Session log</h2>
        <output className={styles.count}>{events.length === 1 ? '1 event' : `${events.length} events`}</output>
        <button type="button" className={styles.close} aria-label="Close session log" onClick={() => setOpen(false)}>
          <Icon icon={X} size={18} />
        </button>
      </header>
      <div className={styles.tools}>
        <Input
          label="Filter events"
          labelHidden
          placeholder="Filter by type or data"
          type="search"
          value={filter}
          onChange={(e) => setFilter(e.target.value)}
        />
        <Button size="small" onClick={() => void download()}>
          <Icon icon={Download} size={16} />
          Export log
        </Button>
      </div>
      {problem !== null && <p role="alert">{problem}</p>}
      <ol className={styles.list}>
        {matching
          .slice(-listed)
          .toReversed()
          .map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
      </ol>
    </aside>
  )
}
