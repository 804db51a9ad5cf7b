import type { StatusMessage } from './use-status-message.ts'
import type { Source } from './use-source.ts'

/** The result of the last action; otherwise the state of the log. */
export function StatusLine({ status, source }: { status: StatusMessage | null; source: Source }) {
  return (
    <div className="tm-said">
      <p role="alert">{status?.problem ? status.text : (source.problem ?? '')}</p>
      <p role="status">{status && !status.problem ? status.text : (source.warning ?? '')}</p>
    </div>
  )
}
