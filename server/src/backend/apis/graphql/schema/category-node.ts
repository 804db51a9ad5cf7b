import type { Category } from '../../../rules/catalogue/model.ts'
import type { CatalogueView } from '../../../rules/catalogue/view.ts'

/** The parent of category resolvers. */
export interface CategoryNode {
  view: CatalogueView
  category: Category
}

export const categoryNode = (view: CatalogueView, category: Category): CategoryNode => ({ view, category })
