import { type KeyboardEvent, type RefObject, useRef } from 'react'

/** `/` leads to the filter. The shop has keys of its own, which mean something else there: none of the panel's reach it. */
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
