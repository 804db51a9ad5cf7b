import { traceIdOf } from '@leaflog/core/replay'
import { type History, sinceBefore } from '@leaflog/core/time-machine'
import { Differences } from './differences.tsx'
import { JsonTree } from './json-tree.tsx'
import { momentOf, tabName } from './words.ts'

type Props = { history: History; seq: number; onSelect: (seq: number) => void }

/** Everything about one event: data, cause, effects, changes. */
export function EventPane({ history, seq, onSelect }: Props) {
  const event = history.event(seq)
  const changes = history.changes(seq)
  const effects = history.effects(seq)
  const cause = event.cause === null ? undefined : history.byId(event.cause)
  const before = seq > history.first ? history.event(seq - 1) : null
  return (
    <div className="tm-event">
      <section>
        <h4>Data</h4>
        <JsonTree value={event.data} open={3} />
      </section>
      <section>
        <h4>Meta</h4>
        <dl className="tm-facts">
          <dt>when</dt>
          <dd>
            {momentOf(event.at)}
            {before && <span className="tm-soft"> · {sinceBefore(event.at - before.at)} from the one before</span>}
          </dd>
          <dt>tab</dt>
          <dd>
            {tabName(history, event.tab)} <code>{event.tab}</code>
          </dd>
          <dt>id</dt>
          <dd>
            <code>{event.id}</code> · version {event.v}
          </dd>
          <dt>cause</dt>
          <dd>
            {cause ? (
              <button type="button" className="tm-link" onClick={() => onSelect(cause.seq)}>
                {cause.seq} {cause.type}
              </button>
            ) : (
              (event.cause ?? 'none: somebody did it, or its time had come')
            )}
          </dd>
          <dt>trace on the servers</dt>
          <dd>
            <code>{traceIdOf(event.cause ?? event.id)}</code>
          </dd>
        </dl>
      </section>
      <section>
        <h4>Effects asked for</h4>
        {effects.length === 0 && <p className="tm-soft">None.</p>}
        {effects.map(({ id, effect, params }) => (
          <JsonTree key={id} value={params} name={effect} open={1} />
        ))}
      </section>
      <section>
        <h4>What it changed</h4>
        <Differences of={changes} empty="Nothing." />
      </section>
    </div>
  )
}
