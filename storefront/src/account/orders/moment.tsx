import { dayAndTimeOf, dayOfMoment, isoMoment } from './moments.ts'

/** When something happened, for people and for machines. */
export function Moment({ of, withTime = false }: { of: string; withTime?: boolean }) {
  return <time dateTime={isoMoment(of) ?? undefined}>{withTime ? dayAndTimeOf(of) : dayOfMoment(of)}</time>
}
