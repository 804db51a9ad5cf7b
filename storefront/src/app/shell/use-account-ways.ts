import { useSession } from '@leaflog/react'
import type { HeaderContent } from '@leaflog/core/wire/content/content'
import { useTranslation } from 'react-i18next'
import { useLiveLinks } from '../../shared/ui/use-live-links.ts'

type Way = HeaderContent['login']

/**
 * The account links of header and menu (2d.3): the member's pages; Log In and Sign Up; or, until the customer of a
 * token is known, only the link to the account (4d.8).
 */
export function useAccountWays({ login, signup, rewardsLinks }: HeaderContent): { isMember: boolean; ways: Way[] } {
  const { t } = useTranslation('common')
  const { status } = useSession()
  const live = useLiveLinks()
  const isMember = status === 'signedIn'
  const neutral = [{ ...login, label: t('menu.account'), link: '/account', newTab: false }]
  const ways = isMember ? rewardsLinks : status === 'confirming' ? neutral : [login, signup]
  return { isMember, ways: live(ways, ({ link }) => link) }
}
