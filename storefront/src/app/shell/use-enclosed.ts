import { useRouterState } from '@tanstack/react-router'

/** On the way from the cart to the order nothing leads elsewhere but the brand and the cart. */
export const useEnclosed = (): boolean =>
  useRouterState({ select: ({ location }) => /^\/checkout(\/sign-in)?\/?$/.test(location.pathname) })
