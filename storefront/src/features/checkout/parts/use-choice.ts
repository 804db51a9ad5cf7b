import { useState } from 'react'

/**
 * The choice to display: the clicked one until its result is known, and while offline (`kept`) until the server has it;
 * otherwise the server's.
 */
export function useChoice(chosen: string | null, send: (value: string) => Promise<unknown>) {
  const [wanted, setWanted] = useState<{ value: string; kept: boolean } | null>(null)
  if (wanted?.kept && wanted.value === chosen) setWanted(null)
  const choose = async (value: string) => {
    setWanted({ value, kept: false })
    const kept = (await send(value)) === 'kept'
    setWanted((latest) => (latest?.value !== value ? latest : kept ? { value, kept } : null))
  }
  return { shown: wanted?.value ?? chosen, choose }
}
