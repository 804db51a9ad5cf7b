import { contentPage, type ContentPage } from '@leaflog/core/wire/content/content'
import { rewardsLadderQuery } from '@leaflog/core/wire/commerce/content-pages'
import { notFound } from '@tanstack/react-router'
import type { PageContext } from '../../shared/page/context.ts'
import { organisationOf } from '../../shared/page/organisation.ts'
import { readCommerce } from '../../shared/page/read-commerce.ts'
import { readContent, RefusedError } from '../../shared/page/read-content.ts'
import { cleaned } from './cleaned.ts'

/**
 * A page of the content system (1.7), in the visitor's language where it is written in it. One that does not exist is not
 * found; without an answer the loader fails, and the page is the error screen.
 */
export async function loadPage(context: PageContext, identifier: string): Promise<{ page: ContentPage }> {
  try {
    const page = await readContent(context, 'page', contentPage, { identifier })
    return { page: { ...page, content: await cleaned(page.content) } }
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) throw notFound()
    throw error
  }
}

/** A page that has an address of its own, whose last part is its identifier. */
export async function loadOwnPage(context: PageContext, path: string) {
  const [{ page }, organisation] = await Promise.all([
    loadPage(context, path.slice(path.lastIndexOf('/') + 1)),
    organisationOf(context, path),
  ])
  return { page, organisation }
}

/** (2c.4) The page of Rewards with what points are worth; without that part of the answer the page stands. */
export async function loadRewardsLanding(context: PageContext) {
  const [{ page }, ladder] = await Promise.all([
    loadPage(context, 'rewards-fl'),
    readCommerce(context, rewardsLadderQuery, {}).then(
      ({ rewardsLadder }) => rewardsLadder,
      () => [],
    ),
  ])
  return { page, ladder }
}
