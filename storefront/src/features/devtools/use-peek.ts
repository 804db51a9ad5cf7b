import { useState } from 'react'
import type { Journey } from './use-travel.ts'

/** On a phone the panel hides the shop: it makes way for what one looks at. */
export function usePeek(journey: Journey | null): { peek: boolean; onPeek: () => void } {
  const [chosen, setChosen] = useState<{ during: string | undefined; peek: boolean } | null>(null)
  const peek = chosen?.during === journey?.kind ? (chosen?.peek ?? false) : journey !== null
  return { peek, onPeek: () => setChosen({ during: journey?.kind, peek: !peek }) }
}
