import { inputProblem } from '../context/problems.ts'

/** As many rows as one page may hold. */
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

/** @throws GraphQLError graphql-input for a page that cannot be */
export function readPage({ currentPage, pageSize }: PageArguments, standardSize: number): Page {
  const [current, size] = [currentPage ?? 1, pageSize ?? standardSize]
  if (current < 1 || current > LATEST_PAGE) throw inputProblem('"currentPage" counts from 1.')
  if (size < 1 || size > LARGEST_PAGE) throw inputProblem(`"pageSize" is from 1 to ${LARGEST_PAGE}.`)
  return { current, size, offset: (current - 1) * size }
}

/** Adobe's SearchResultPageInfo. */
export const pageInfo = ({ current, size }: Page, total: number) => ({
  current_page: current,
  page_size: size,
  total_pages: Math.ceil(total / size),
})
