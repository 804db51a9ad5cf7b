/** Events as they travel: with who the visitor is, by the cookies of 9e.2. */
import type { Ports } from '../ports/ports.ts'

const VISITOR = /^[\w-]{1,64}$/

export const analyticsUrl = (gateway: string): string => `${gateway}/api/analytics/events`

export function enveloped<Told extends object>(events: readonly Told[], { cookies }: Pick<Ports, 'cookies'>) {
  const known = cookies.get('visitor_id') ?? ''
  const visitor = VISITOR.test(known) ? known : ''
  const newVisitor = cookies.get('is_new_visitor') !== null
  return events.map((told) => ({ ...told, visitor, newVisitor }))
}
