import { getRouteApi } from '@tanstack/react-router'
import { NotOnMenu } from '../catalogue/not-on-menu.tsx'
import { ShelfView } from './shelf-view.tsx'

const front = getRouteApi('/category')
const shelf = getRouteApi('/category/$category/{-$subcategory}')

/** All shelves of the store. */
export const FrontPage = () => <ShelfView page={front.useLoaderData()} />

/** A category, a subcategory, a brand, all brands, or everything. */
export const CategoryPage = () => <ShelfView page={shelf.useLoaderData()} />

export const ShelfNotFound = () => (
  <NotOnMenu
    title="We have no such shelf"
    text="It may have another name by now. All shelves of your dispensary stand one step away."
    href="/category"
    link="See all shelves"
  />
)
