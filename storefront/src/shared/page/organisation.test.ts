import { expect, test } from 'vitest'
import { organisationOf } from './organisation.ts'

const origin = 'https://shop.example'
const link = (address: string) => ({ label: 'Us', link: address, newTab: true })
const footer = {
  columns: [],
  social: [link('https://social.example/fernhill'), link('/here')],
  newsletter: { heading: '', text: '', enrolment: [] },
  legal: '',
}
const reports: string[] = []
const shop = { report: (what: string) => void reports.push(what) }
const answering = { origin, shop, http: async () => Response.json(footer) }

test('[5d.2] the home page describes the organization, and how to search the site', async () => {
  expect(await organisationOf(answering, '/')).toMatchObject([
    { '@type': 'Organization', name: 'Fernhill', url: `${origin}/`, sameAs: ['https://social.example/fernhill'] },
    { '@type': 'WebSite', potentialAction: { target: { urlTemplate: `${origin}/search?q={search_term_string}` } } },
  ])
})

test('[5d.2] the configured path describes the organization, and no other page does', async () => {
  expect(await organisationOf(answering, '/about')).toMatchObject([{ '@type': 'Organization' }])
  for (const path of ['/about/our-mission', '/contact-us', '/dispensaries', '/aboutus'])
    expect(await organisationOf(answering, path)).toEqual([])
})

test('[5d.2] a failing footer only loses the profile links; an invalid one is reported', async () => {
  const silent = { origin, shop, http: async () => new Response(null, { status: 503 }) }
  const [organisation] = await organisationOf(silent, '/about')
  expect(organisation).toMatchObject({ '@type': 'Organization' })
  expect(organisation).not.toHaveProperty('sameAs')
  expect(reports).toEqual([])
  const wrong = { origin, shop, http: async () => Response.json({ columns: 'none' }) }
  expect(await organisationOf(wrong, '/about')).toHaveLength(1)
  expect(reports).toEqual(['FOOTER_NOT_READ'])
})
