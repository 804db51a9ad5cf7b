import { useEffect, useRef } from 'react'
import type { RecordedFile } from '../recorded-file.ts'
import { type ToFrame, fromFrame, readMessage } from './frame-messages.ts'
import type { RecordedMoment } from './recorded-page.ts'
import { REPLAY_PATH } from './replay-path.ts'

type Props = {
  mark: string
  name: string
  file: RecordedFile
  moment: RecordedMoment
  onDropped: (file: File) => void
}

/** The page of a moment, in a frame of `/dev/replay` (framed-page.tsx), which is given the log and the moment. */
export function MomentFrame({ mark, name, file, moment: { seq, tab }, onDropped }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ file, seq, tab, onDropped })
  /** Seq of the last event that the frame knows. */
  const known = useRef(Number.POSITIVE_INFINITY)
  const send = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, location.origin)
  const sendLog = () => {
    const { file: log, seq: at, tab: seenBy } = latest.current
    known.current = log.opened.history.last
    send({ kind: 'log', file: new File([log.text], log.name), seq: at, tab: seenBy })
  }
  useEffect(() => {
    latest.current = { file, seq, tab, onDropped }
  })
  useEffect(() => {
    const listeners = new AbortController()
    const onMessage = (event: MessageEvent<unknown>) => {
      const source = frame.current?.contentWindow ?? null
      const message = readMessage(event, { schema: fromFrame, origin: location.origin, source })
      if (message === null) return
      if (message.kind === 'dropped') latest.current.onDropped(message.file)
      else sendLog()
    }
    addEventListener('message', onMessage, { signal: listeners.signal })
    return () => listeners.abort()
  }, [])
  // A frame that is not ready yet ignores it, and is given the latest moment with the log.
  useEffect(() => {
    if (seq > known.current) sendLog()
    else send({ kind: 'moment', seq, tab })
  }, [seq, tab])
  return (
    <figure className="tm-moment" data-mark={mark}>
      <figcaption>
        <b>{mark}</b> {name}
      </figcaption>
      <iframe ref={frame} title={`Page ${mark}: ${name}`} src={REPLAY_PATH} />
    </figure>
  )
}
