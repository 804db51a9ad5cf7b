import { getRouteApi } from '@tanstack/react-router'
import { NotOnMenu } from '../../../shared/product/not-on-menu.tsx'
import { ShelfView } from './shelf-view.tsx'
import { useCatalogueWords } from '../../../shared/product/words.ts'

const front = getRouteApi('/category')
const shelf = getRouteApi('/category/$category/{-$subcategory}')

/** All shelves of the store. */
export const FrontPage = () => <ShelfView page={front.useLoaderData()} />

/** A category, a subcategory, a brand, all brands, or everything. */
export const CategoryPage = () => <ShelfView page={shelf.useLoaderData()} />

export function ShelfNotFound() {
  const { t } = useCatalogueWords()
  return <NotOnMenu title={t('gone.category.title')} text={t('gone.shelf')} href="/category" link={t('gone.shelves')} />
}
