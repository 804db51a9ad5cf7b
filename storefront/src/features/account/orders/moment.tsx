import { useFormats } from '../../../shared/i18n/formats.ts'
import { isoMoment } from './moments.ts'

/**
 * A time in the reader's locale and time zone, with a machine-readable value; invalid input is shown unchanged (8.21).
 */
export function Moment({ of, withTime = false }: { of: string; withTime?: boolean }) {
  const { dayAndTime, dayOfMoment } = useFormats()
  const iso = isoMoment(of)
  if (iso === null) return <time>{of}</time>
  return <time dateTime={iso}>{(withTime ? dayAndTime : dayOfMoment)(new Date(iso))}</time>
}
