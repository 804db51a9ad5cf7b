/** Adobe Commerce's `searchCriteria` query parameters, as far as the order lookup needs them. */
import { z } from 'zod'

const filterFields = ['entity_id', 'increment_id', 'customer_email', 'status'] as const
const conditions = ['eq', 'neq', 'in'] as const

const filterShape = z.object({
  field: z.enum(filterFields),
  value: z.string().max(1_000),
  condition_type: z.enum(conditions).default('eq'),
})
export type Filter = z.infer<typeof filterShape>

/** Filters of one group are alternatives; all groups must match. Pages count from 1. */
export interface SearchCriteria {
  groups: Filter[][]
  pageSize: number
  currentPage: number
}

const MAX_PAGE_SIZE = 100
const filterKey =
  /^searchCriteria\[(?:filter_groups|filterGroups)\]\[([0-9])\]\[filters\]\[([0-9])\]\[([a-zA-Z_]{1,20})\]$/
const pageKey = /^searchCriteria\[(page_size|pageSize|current_page|currentPage)\]$/

/** The criteria, or undefined if a parameter or its value is invalid. */
export function readSearchCriteria(query: URLSearchParams): SearchCriteria | undefined {
  const filters = new Map<string, Map<string, string>>()
  const pages = new Map<string, number>()
  for (const [key, value] of query) {
    const [, group, filter, part] = filterKey.exec(key) ?? []
    const [, page] = pageKey.exec(key) ?? []
    if (group !== undefined && filter !== undefined && part !== undefined) {
      const place = `${group}.${filter}`
      const known = filters.get(place) ?? new Map<string, string>()
      filters.set(place, known.set(part === 'conditionType' ? 'condition_type' : part, value))
    } else if (page !== undefined && /^[1-9][0-9]{0,5}$/.test(value)) {
      pages.set(page.replaceAll('_', '').toLowerCase(), Number(value))
    } else if (key !== 'searchCriteria') {
      return undefined
    }
  }
  const groups = new Map<string, Filter[]>()
  for (const [place, parts] of filters) {
    const read = filterShape.safeParse(Object.fromEntries(parts))
    if (!read.success) return undefined
    const group = place.slice(0, 1)
    groups.set(group, [...(groups.get(group) ?? []), read.data])
  }
  return {
    groups: [...groups.values()],
    pageSize: Math.min(pages.get('pagesize') ?? MAX_PAGE_SIZE, MAX_PAGE_SIZE),
    currentPage: pages.get('currentpage') ?? 1,
  }
}
