import { expect, test } from 'vitest'
import { withCommerceLinks } from './commerce-links.ts'

const to = (link: string) => ({ label: link, link, newTab: false })
const menu = ['flower', 'brands'].map((slug) => ({ label: slug, slug, href: `/category/${slug}`, groups: [] }))
const header = {
  brand: { name: 'Shop', rewardsName: 'Rewards', tagline: '' },
  promobannerText: '',
  promobannerBgColor: '',
  navigation: [
    {
      navLabel: 'Shop',
      navLink: '/shopd/category/flower',
      openNavLinkInNewTab: false,
      isExternalLink: false,
      sections: [
        {
          heading: 'Categories',
          links: [
            '/shopd/category/flower',
            '/shopd/category/oral',
            '/shopd/category/flower?strain=indica',
            '/about',
          ].map(to),
        },
      ],
    },
  ],
  shopLinks: ['/account', '/shopd/brands'].map(to),
  rewardsLinks: [],
  login: to('/rewards/login'),
  signup: to('/rewards/signup'),
  signout: to('/'),
}

test('[shop 4] at a store of the commerce channel the header leads to its listings, and to none that it lacks', () => {
  const { navigation, shopLinks } = withCommerceLinks(header, menu)
  expect(navigation[0]?.navLink).toBe('/category/flower')
  expect(navigation[0]?.sections[0]?.links.map(({ link }) => link)).toEqual(['/category/flower', '/about'])
  expect(shopLinks.map(({ link }) => link)).toEqual(['/account', '/category/brands'])
  expect(withCommerceLinks(header, []).navigation[0]?.navLink).toBe('/category')
})
