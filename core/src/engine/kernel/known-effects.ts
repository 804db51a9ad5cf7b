/** Every effect by its full name, and by the names that it had in earlier releases. */
import type { Domain } from './define-domain.ts'
import type { KnownEffects } from './outbox-rows.ts'

export function knownEffects(domains: readonly Domain[]): KnownEffects {
  const named = domains.flatMap((domain) =>
    Object.entries(domain.effects ?? {}).map(([short, effect]) => ({
      name: `${domain.name}.${short}`,
      effect,
      isOfTab: domain.scope === 'tab',
      domain,
    })),
  )
  const former = named.flatMap(({ domain, ...known }) =>
    (known.effect.formerly ?? []).map((old) => [old.includes('.') ? old : `${domain.name}.${old}`, known] as const),
  )
  return new Map([...former, ...named.map(({ domain: _, ...known }) => [known.name, known] as const)])
}
