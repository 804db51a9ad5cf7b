import type { Said } from './use-status-message.ts'
import type { Source } from './use-source.ts'

/** The result of the last action; otherwise the state of the log. */
export function SaidLine({ said, source }: { said: Said | null; source: Source }) {
  return (
    <div className="tm-said">
      <p role="alert">{said?.problem ? said.text : (source.problem ?? '')}</p>
      <p role="status">{said && !said.problem ? said.text : (source.warning ?? '')}</p>
    </div>
  )
}
