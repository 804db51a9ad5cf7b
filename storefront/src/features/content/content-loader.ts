import { contentPage, type ContentPage } from '@leaflog/core/wire/content/content'
import { rewardsLadderQuery } from '@leaflog/core/wire/commerce/content-pages'
import { notFound } from '@tanstack/react-router'
import type { FlatNamespace } from 'i18next'
import type { PageContext } from '../../shared/page/context.ts'
import { texts } from '../../shared/i18n/texts.ts'
import { organisationOf } from '../../shared/page/organisation.ts'
import { readCommerce } from '../../shared/page/read-commerce.ts'
import { readContent, RefusedError } from '../../shared/page/read-content.ts'
import { cleaned } from './cleaned.ts'

/**
 * A content page (1.7), in the visitor's language if it exists in it. An unknown page is not found; if the request
 * fails, the loader fails, and the error screen is shown.
 */
export async function loadPage(context: PageContext, identifier: string): Promise<{ page: ContentPage }> {
  try {
    const [page] = await Promise.all([
      readContent(context, 'page', contentPage, { identifier }),
      texts(context, 'content', 'forms'),
    ])
    return { page: { ...page, content: await cleaned(page.content) } }
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) throw notFound()
    throw error
  }
}

/** The texts of the settings that some pages end with. */
const textsOfSettings: Readonly<Record<string, readonly FlatNamespace[]>> = {
  '/privacy': ['analytics'],
  '/accessibility-statement': ['search'],
}

/** A page with its own address, whose last part is its identifier. */
export async function loadOwnPage(context: PageContext, path: string) {
  const [{ page }, organisation] = await Promise.all([
    loadPage(context, path.slice(path.lastIndexOf('/') + 1)),
    organisationOf(context, path),
    texts(context, 'content', ...(textsOfSettings[path] ?? [])),
  ])
  return { page, organisation }
}

/** (2c.4) The Rewards page with the value of points; it renders without that part of the answer. */
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
