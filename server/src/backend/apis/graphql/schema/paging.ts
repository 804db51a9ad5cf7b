import { refusal } from '../../../platform/domain-error.ts'

/** The maximum page size. */
const LARGEST_PAGE = 300
const LATEST_PAGE = 1_000_000

export interface PageArguments {
  currentPage?: number | null
  pageSize?: number | null
}

export interface Page {
  current: number
  size: number
  offset: number
}

/** @throws GraphQLError graphql-input for an invalid page */
export function readPage({ currentPage, pageSize }: PageArguments, standardSize: number): Page {
  const [current, size] = [currentPage ?? 1, pageSize ?? standardSize]
  if (current < 1 || current > LATEST_PAGE)
    throw refusal('ARGUMENT_OUT_OF_RANGE', { name: 'currentPage', least: 1, most: LATEST_PAGE })
  if (size < 1 || size > LARGEST_PAGE)
    throw refusal('ARGUMENT_OUT_OF_RANGE', { name: 'pageSize', least: 1, most: LARGEST_PAGE })
  return { current, size, offset: (current - 1) * size }
}

/** Adobe's SearchResultPageInfo. */
export const pageInfo = ({ current, size }: Page, total: number) => ({
  current_page: current,
  page_size: size,
  total_pages: Math.ceil(total / size),
})
