import { type ComponentType, Suspense, useEffect, useState } from 'react'

export type OnDemandProps = {
  wanted: boolean
  load: () => Promise<ComponentType>
  /** What to do when the code does not come, for instance without a connection. */
  onMissing: (error: unknown) => void
}

/**
 * A part of the page whose code is loaded when it is first wanted. It stays afterwards, so that it can close gracefully.
 * Code that does not come costs this part and never the page; wanted again, it is asked for again.
 */
export function OnDemand({ wanted, load, onMissing }: OnDemandProps) {
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
  return (
    Part && (
      // Its words may still be on their way: the page stays as it is until then.
      <Suspense>
        <Part />
      </Suspense>
    )
  )
}
