import { useRouterState } from '@tanstack/react-router'
import { Waiting } from '../../shared/ui/waiting.tsx'

/** A page that takes a while: meanwhile the earlier one stays, or the placeholder of the next. */
export function PageOnItsWay() {
  const isOnItsWay = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && resolvedLocation !== undefined && location.pathname !== resolvedLocation.pathname,
  })
  return isOnItsWay && <Waiting />
}
