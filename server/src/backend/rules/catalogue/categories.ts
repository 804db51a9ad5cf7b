import { matchesText, wantedValues, type EqualCondition, type MatchCondition } from './filters.ts'
import type { Catalogue, Category } from './model.ts'
import { entityUid } from './uids.ts'

export interface CategoryFilter {
  ids?: EqualCondition | null
  category_uid?: EqualCondition | null
  parent_id?: EqualCondition | null
  parent_category_uid?: EqualCondition | null
  url_key?: EqualCondition | null
  url_path?: EqualCondition | null
  name?: MatchCondition | null
}

/** Categories that match every condition, top-down; only the root if there are no conditions (3.10). */
export function findCategories(catalogue: Catalogue, filter: CategoryFilter): Category[] {
  const values: [EqualCondition | null | undefined, (category: Category) => string | null][] = [
    [filter.ids, ({ id }) => String(id)],
    [filter.category_uid, ({ id }) => entityUid(id)],
    [filter.parent_id, ({ parent }) => parent && String(parent.id)],
    [filter.parent_category_uid, ({ parent }) => parent && entityUid(parent.id)],
    [filter.url_key, ({ urlKey }) => urlKey],
    [filter.url_path, ({ urlPath }) => urlPath],
  ]
  const tests = values.flatMap(([condition, valueOf]) => {
    const wanted = condition && wantedValues(condition)
    return wanted ? [(category: Category) => wanted.has(valueOf(category) ?? '')] : []
  })
  const { name } = filter
  if (name?.match) tests.push((category) => matchesText(name, category.name))
  if (tests.length === 0) return catalogue.root ? [catalogue.root] : []
  return catalogue.categories.filter((category) => tests.every((test) => test(category)))
}

/** The ancestors from the top, without the root. */
export function breadcrumbs({ parent }: Category): Category[] {
  return parent === null || parent.parent === null ? [] : [...breadcrumbs(parent), parent]
}

/** Ids from the root to the category, joined by slashes. */
export const pathOf = (category: Category): string =>
  category.parent ? `${pathOf(category.parent)}/${category.id}` : String(category.id)
