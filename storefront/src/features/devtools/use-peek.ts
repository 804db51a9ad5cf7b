import { useState } from 'react'
import type { Journey } from './use-travel.ts'

/** On a phone the panel covers the shop, so it collapses when a past state is shown. */
export function usePeek(journey: Journey | null): { peek: boolean; onPeek: () => void } {
  const [chosen, setChosen] = useState<{ during: string | undefined; peek: boolean } | null>(null)
  const peek = chosen?.during === journey?.kind ? (chosen?.peek ?? false) : journey !== null
  return { peek, onPeek: () => setChosen({ during: journey?.kind, peek: !peek }) }
}
