import { useState } from 'react'

/**
 * What is shown as chosen: what was clicked until it is known what became of it, and while the network is away (`kept`) until
 * the server has it; otherwise what the server has.
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
