import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

const followsHere = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/** A link to the same listing with other filters: keeps the scroll position, and replaces the history entry. */
export function FilterLink({ href, onClick, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter()
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!followsHere(event)) return
        event.preventDefault()
        void router.navigate({ to: '/', href, resetScroll: false, replace: true })
      }}
      {...rest}
    >
      {children}
    </a>
  )
}
