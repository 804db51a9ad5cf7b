import { type KeyboardEvent, type RefObject, useRef } from 'react'

/** `/` focuses the filter. The panel's keys do not reach the shop, which uses them differently. */
export function useSearchKey(): {
  search: RefObject<HTMLInputElement | null>
  onKeyDown: (event: KeyboardEvent) => void
} {
  const search = useRef<HTMLInputElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    const { target } = event
    const inField =
      target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox')
    if (event.key !== '/' || inField) return
    event.preventDefault()
    search.current?.focus()
  }
  return { search, onKeyDown }
}
