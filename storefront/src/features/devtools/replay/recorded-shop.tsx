import { ShopProvider } from '@leaflog/react'
import { RouterProvider } from '@tanstack/react-router'
import { RecordingContext } from '../recording-context.ts'
import type { RecordedPage } from './recorded-page.ts'

/** The shop’s own page at the moment that it shows, without a panel. It renders the whole document. */
export function RecordedShop({ page: { shop, router } }: { page: RecordedPage }) {
  return (
    <RecordingContext value>
      <ShopProvider shop={shop}>
        <RouterProvider router={router} />
      </ShopProvider>
    </RecordingContext>
  )
}
