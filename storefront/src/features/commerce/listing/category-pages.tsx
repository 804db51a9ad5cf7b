import { getRouteApi } from '@tanstack/react-router'
import { NotOnMenu } from '../../../shared/product/not-on-menu.tsx'
import { CategoryView } from './category-view.tsx'
import { useCatalogueWords } from '../../../shared/product/words.ts'

const front = getRouteApi('/category')
const category = getRouteApi('/category/$category/{-$subcategory}')

/** All categories of the store. */
export const FrontPage = () => <CategoryView page={front.useLoaderData()} />

/** A category, a subcategory, a brand, all brands, or everything. */
export const CategoryPage = () => <CategoryView page={category.useLoaderData()} />

export function CategoryNotFound() {
  const { t } = useCatalogueWords()
  return (
    <NotOnMenu title={t('gone.category.title')} text={t('gone.renamed')} href="/category" link={t('gone.categories')} />
  )
}
