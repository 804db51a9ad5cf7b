/** Header and footer show the brand's data (3.16): other data, other labels and links. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, prepareDom } from '../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const way = (label: string, link: string, newTab = false) => ({ label, link, newTab })
const ways = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])

test('[3.16.3] log in, sign up, Rewards links and sign out have the labels and targets of the data', async () => {
  const header = {
    login: way('Come in', '/rewards/login'),
    signup: way('Join us', 'https://join.example/', true),
    signout: way('Go home', '/'),
    rewardsLinks: [way('My points', '/rewards/dashboard'), way('Help', 'https://help.example/', true)],
  }
  await openPage('/rewards/terms', { signedIn: false, header })
  const guest = ways(screen.getByRole('banner'))
  expect(guest).toContainEqual(['Come in', '/rewards/login', null])
  expect(guest).toContainEqual(['Join us', 'https://join.example/', '_blank'])
  cleanup()
  await openPage('/rewards/terms', { header })
  const banner = screen.getByRole('banner')
  fireEvent.click(within(banner).getByRole('button', { name: 'My Rewards' }))
  expect(ways(within(banner).getAllByRole('list').at(-1) ?? banner)).toEqual([
    ['My points', '/rewards/dashboard', null],
    ['Help', 'https://help.example/', '_blank'],
  ])
  expect(within(banner).getByRole('button', { name: 'Go home' })).toBeTruthy()
})

test('[3.16.2] [2d.5] a navigation entry has its label, link, target and sections of links', async () => {
  const entry = (navLabel: string, navLink: string, openNavLinkInNewTab: boolean) => ({
    navLabel,
    navLink,
    openNavLinkInNewTab,
    isExternalLink: !navLink.startsWith('/'),
    sections: [],
  })
  const sections = [
    { heading: 'Begin', links: [way('Who we are', '/about'), way('Map', 'https://map.example/', true)] },
  ]
  const navigation = [
    { ...entry('Read', '/about', false), sections },
    entry('Elsewhere', 'https://else.example/', true),
  ]
  await openPage('/rewards/terms', { header: { navigation } })
  const main = screen.getByRole('navigation', { name: 'Main' })
  expect(ways(main)).toEqual([
    ['Read', '/about', null],
    ['Elsewhere', 'https://else.example/', '_blank'],
  ])
  fireEvent.click(within(main).getByRole('button', { name: 'More in Read' }))
  expect(ways(within(main).getByRole('region', { name: 'Begin' }))).toEqual([
    ['Who we are', '/about', null],
    ['Map', 'https://map.example/', '_blank'],
  ])
})

test('[3.16.4] the footer has the columns and social links of the data, each with its target', async () => {
  const footer = {
    columns: [
      { heading: 'Ours', links: [way('Who we are', '/about'), way('Jobs', 'https://jobs.example/', true)] },
      { heading: 'Yours', links: [way('Terms', '/terms')] },
    ],
    social: [way('Clips', 'https://clips.example/', true), way('Brands by first letter', 'https://letters.example/')],
    newsletter: { heading: 'News', text: 'Now and then.', enrolment: [] },
    legal: 'Small print.',
  }
  await openPage('/rewards/terms', { footer })
  const place = screen.getByRole('contentinfo')
  const columns = within(place).getByRole('navigation', { name: 'Footer' })
  expect(
    within(columns)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ours', 'Yours'])
  expect(ways(columns)).toEqual([
    ['Who we are', '/about', null],
    ['Jobs', 'https://jobs.example/', '_blank'],
    ['Terms', '/terms', null],
  ])
  expect(ways(within(place).getByRole('list', { name: 'Social media' }))).toEqual([
    ['Clips', 'https://clips.example/', '_blank'],
    ['Brands by first letter', 'https://letters.example/', null],
  ])
})
