import { useFormats } from '../../../shared/i18n/formats.ts'
import { isoMoment } from './moments.ts'

/** When something happened, for people, on the reader's own clock, and for machines; what is no moment stays as it is (8.21). */
export function Moment({ of, withTime = false }: { of: string; withTime?: boolean }) {
  const { dayAndTime, dayOfMoment } = useFormats()
  const iso = isoMoment(of)
  if (iso === null) return <time>{of}</time>
  return <time dateTime={iso}>{(withTime ? dayAndTime : dayOfMoment)(new Date(iso))}</time>
}
