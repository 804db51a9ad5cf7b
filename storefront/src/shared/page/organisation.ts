import { organisationData, saysOrganisation, type Thing, websiteData } from '@leaflog/core/seo'
import type { Shop } from '@leaflog/core'
import type { PageContext } from './context.ts'
import { readFooter } from './read-content.ts'
import { ORGANISATION_PATH, site } from './site.ts'
import { without } from './report-unexpected.ts'

/**
 * 5d.2: the organization's structured data, for loaders of the home page and the configured path. Its profiles are the
 * social links of the footer.
 */
export const organisationOf = async (
  context: Pick<PageContext, 'http' | 'origin'> & { shop: Pick<Shop, 'report'> },
  path: string,
): Promise<Thing[]> => {
  if (!saysOrganisation(path, ORGANISATION_PATH)) return []
  const { origin } = context
  const footer = await readFooter(context).catch(without(null, context, 'FOOTER_NOT_READ'))
  const profiles = footer?.social.map(({ link }) => link).filter((link) => link.startsWith('https://')) ?? []
  const { name } = site
  return [
    organisationData({ name, origin, logo: `${origin}/favicon.svg`, profiles }),
    ...(path === '/' ? [websiteData({ name, origin })] : []),
  ]
}
