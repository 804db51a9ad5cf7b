/** Every effect by its full name, and by the names that it had in earlier releases (I7). */
import type { Domain } from './define-domain.ts'
import type { KnownEffects } from './outbox-rows.ts'

export function knownEffects(domains: readonly Domain[]): KnownEffects {
  const named = domains.flatMap((domain) =>
    Object.entries(domain.effects ?? {}).map(([short, effect]) => ({
      name: `${domain.name}.${short}`,
      effect,
      domain,
    })),
  )
  const former = named.flatMap(({ name, effect, domain }) =>
    (effect.formerly ?? []).map(
      (old) => [old.includes('.') ? old : `${domain.name}.${old}`, { name, effect }] as const,
    ),
  )
  return new Map([...former, ...named.map(({ name, effect }) => [name, { name, effect }] as const)])
}
