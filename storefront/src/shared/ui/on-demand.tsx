import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'

export type OnDemandProps = {
  wanted: boolean
  load: () => Promise<ComponentType>
  /** Called if the code does not load, for example without a connection. */
  onMissing: (error: unknown) => void
  /** Shown until it is there, where somebody has asked for it. */
  pending?: ReactNode
}

/**
 * A part of the page whose code is loaded when it is first needed. It stays mounted afterwards, so that it can animate
 * closing. If the code fails to load, only this part is missing, and it is retried when needed again.
 */
export function OnDemand({ wanted, load, onMissing, pending = null }: OnDemandProps) {
  const [Part, setPart] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!wanted || Part !== null) return
    let current = true
    load().then(
      (loaded) => current && setPart(() => loaded),
      (error: unknown) => current && onMissing(error),
    )
    return () => {
      current = false
    }
  }, [wanted, Part, load, onMissing])
  if (Part === null) return wanted && pending
  // Its texts may still be loading: the page stays as it is until then.
  return (
    <Suspense fallback={pending}>
      <Part />
    </Suspense>
  )
}
