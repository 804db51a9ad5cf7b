import { type LaneBy, domainNames, domainOf, everything, matching } from '@leaflog/core/time-machine'
import { redact } from '@leaflog/core/replay'
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../cart/sentence.ts'
import { Banner } from './banner.tsx'
import { copyTest } from './copy-test.ts'
import { Details, type Pane } from './details.tsx'
import { EventActions } from './event-actions.tsx'
import { exportFile } from './export-file.ts'
import { Filters } from './filters.tsx'
import { Timeline } from './timeline.tsx'
import { Toolbar } from './toolbar.tsx'
import { useDock } from './use-dock.ts'
import { useOwnShop } from './use-own-shop.ts'
import { useSource } from './use-source.ts'
import { useTravel } from './use-travel.ts'

/** The time machine: the timeline on one side, what is known of the selected event on the other. */
export function Panel({ onClose }: { onClose: () => void }) {
  const shown = useOwnShop()
  const source = useSource(shown.own)
  const travel = useTravel(shown)
  const { journey } = travel
  const history = journey?.kind === 'branch' ? journey.history : source.history

  const [filter, setFilter] = useState(everything)
  const [laneBy, setLaneBy] = useState<LaneBy>('domain')
  const [selected, setSelected] = useState<number | null>(null)
  const [marks, setMarks] = useState<{ a: number | null; b: number | null }>({ a: null, b: null })
  const [chosenTab, setTab] = useState<string | null>(null)
  const [pane, setPane] = useState<Pane>('Event')
  const [chartOf, setChartOf] = useState<string | null>(null)
  const [said, setSaid] = useState<{ problem: boolean; text: string } | null>(null)
  const search = useRef<HTMLInputElement>(null)
  // A browser may still be reading the file after the click: it is let go with the next one, or with the panel.
  const letGo = useRef(() => {})
  useEffect(() => () => letGo.current(), [])
  const dock = useDock()
  // On a phone the panel hides the shop: it makes way for what one looks at.
  const [chosenPeek, setPeek] = useState<{ during: string | undefined; peek: boolean } | null>(null)
  const peek = chosenPeek?.during === journey?.kind ? (chosenPeek?.peek ?? false) : journey !== null

  const events = history ? matching(history, filter) : []
  const isKnown = (seq: number) => history !== null && seq >= history.first && seq <= history.last
  const seq = selected !== null && isKnown(selected) ? selected : (history?.last ?? 0)
  const tab = chosenTab !== null && history?.tabs.includes(chosenTab) ? chosenTab : (history?.recording.tab ?? '')
  const owner = history && isKnown(seq) ? domainOf(history.event(seq).type) : ''
  const domain = chartOf ?? (domainNames.includes(owner) ? owner : (domainNames[0] ?? ''))

  const attempt = (work: () => Promise<string | null>) => {
    setSaid(null)
    work().then(
      (text) => text !== null && setSaid({ problem: false, text }),
      (error: unknown) => setSaid({ problem: true, text: sentenceOf(error) }),
    )
  }
  const select = (next: number) => {
    setSelected(next)
    setChartOf(null)
    if (source.history) travel.scrub(source.history, next)
  }
  const mark = (name: 'a' | 'b', at: number) => setMarks((before) => ({ ...before, [name]: at }))
  const begin = () => {
    setSelected(null)
    setMarks({ a: null, b: null })
    setTab(null)
  }
  const open = (file: File) =>
    attempt(async () => {
      await travel.back()
      await source.open(file)
      begin()
      return null
    })
  const download = (redacted: boolean) =>
    attempt(async () => {
      const whole = await source.text()
      letGo.current()
      letGo.current = exportFile(document, redacted ? redact(whole) : whole, source.history?.events.at(-1)?.at ?? 0)
      return null
    })
  const moment = async () => {
    if (source.history === null) throw new Error('The log is not read yet.')
    return { history: source.history, seq, tab, blobs: await source.blobs() }
  }
  const copy = () =>
    attempt(async () => {
      const isTried = journey?.kind === 'branch' && seq > journey.seq
      await copyTest(await (isTried ? travel.text() : source.text()), seq, navigator.clipboard)
      return `A test of what led to event ${seq} is in the clipboard.`
    })

  const onKeyDown = (event: KeyboardEvent) => {
    // The shop has keys of its own, which mean something else there.
    event.stopPropagation()
    const inField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
    if (event.key !== '/' || inField) return
    event.preventDefault()
    search.current?.focus()
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) open(file)
  }

  return (
    <div className="tm-dock" data-peek={peek}>
      <Banner travel={travel} />
      {/* Its keys are its own; files may be dropped on it. */}
      <aside
        aria-label="Session log"
        className="tm-panel"
        style={{ height: dock.height }}
        onKeyDown={onKeyDown}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        <div className="tm-handle" {...dock.handle} />
        <Toolbar
          source={{ ...source, close: () => attempt(() => travel.back().then(() => (source.close(), begin(), null))) }}
          shown={events.length}
          onExport={download}
          onImport={open}
          onClose={onClose}
        >
          <button
            type="button"
            className="tm-button tm-peek"
            aria-expanded={!peek}
            onClick={() => setPeek({ during: journey?.kind, peek: !peek })}
          >
            {peek ? 'Show events' : 'Show shop'}
          </button>
          {history && (
            <Filters
              history={history}
              filter={filter}
              laneBy={laneBy}
              search={search}
              onFilter={setFilter}
              onLaneBy={setLaneBy}
            />
          )}
        </Toolbar>
        <div className="tm-said">
          <p role="alert">{said?.problem ? said.text : (source.problem ?? '')}</p>
          <p role="status">{said && !said.problem ? said.text : (source.warning ?? '')}</p>
        </div>
        {history && (
          <div className="tm-columns">
            <Timeline
              history={history}
              events={events}
              selected={selected === null ? null : seq}
              laneBy={laneBy}
              marks={marks}
              branchedAt={journey?.kind === 'branch' ? journey.seq : null}
              onSelect={select}
              onMark={mark}
            />
            {isKnown(seq) && (
              <div className="tm-side">
                <EventActions
                  history={history}
                  seq={seq}
                  tab={tab}
                  travel={travel}
                  onTab={setTab}
                  onLook={() => attempt(async () => (travel.look(await moment()), null))}
                  onBranch={() =>
                    attempt(async () => {
                      await travel.branch(await moment())
                      setSelected(null)
                      return null
                    })
                  }
                  onCopy={copy}
                />
                <Details
                  history={history}
                  seq={seq}
                  tab={tab}
                  pane={pane}
                  domain={domain}
                  marks={marks}
                  onPane={setPane}
                  onDomain={setChartOf}
                  onSelect={select}
                  onMark={mark}
                />
              </div>
            )}
          </div>
        )}
      </aside>
    </div>
  )
}
