import type { RedactionReport } from '@leaflog/core/replay'

const MOST = 5

/** What somebody should read before a redacted log is shared; its texts are not repeated here. */
export function redactionSentence({ suspicious }: RedactionReport): string {
  if (suspicious.length === 0) return 'Redacted. No other text looks personal.'
  const places = suspicious
    .slice(0, MOST)
    .map(({ seq, path }) => `${seq === null ? 'the beginning' : `event ${seq}`} (${path})`)
  const more = suspicious.length > MOST ? ` and ${suspicious.length - MOST} more` : ''
  return `Redacted. Before you share the file, read what may be personal: ${places.join(', ')}${more}.`
}
