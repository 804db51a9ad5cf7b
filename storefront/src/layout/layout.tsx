import { Outlet } from '@tanstack/react-router'

/** What surrounds every page (2a.1). */
export function Layout() {
  return (
    <main id="content">
      <Outlet />
    </main>
  )
}
