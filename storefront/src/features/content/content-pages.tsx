import { useLoaderData, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ShortcutSetting } from '../../shared/settings/shortcut-setting.tsx'
import { ConsentChoice } from '../analytics/consent-choice.tsx'
import { ReadingPage } from './reading-page.tsx'

/** The brand's text-only pages (2b.7, 2c.2 to 2c.4). */

export function AboutPage() {
  const { page } = useLoaderData({ from: '/about' })
  return <ReadingPage page={page} path="/about" plant="fern" />
}

export function OurMissionPage() {
  const { t } = useTranslation('content')
  const { page } = useLoaderData({ from: '/about/our-mission' })
  const above = [{ label: t('about'), href: '/about' }]
  return <ReadingPage page={page} path="/about/our-mission" above={above} plant="laurel" />
}

export function TermsPage() {
  const { page } = useLoaderData({ from: '/terms' })
  return <ReadingPage page={page} path="/terms" plant="laurel" />
}

export function AccessibilityPage() {
  const { page } = useLoaderData({ from: '/accessibility-statement' })
  return (
    <ReadingPage page={page} path="/accessibility-statement" plant="fern">
      <ShortcutSetting />
    </ReadingPage>
  )
}

export function MedicalCardPage() {
  const { page } = useLoaderData({ from: '/how-to-get-medical-marijuana-card' })
  return <ReadingPage page={page} path="/how-to-get-medical-marijuana-card" plant="laurel" />
}

export function EducationPage() {
  const { page } = useLoaderData({ from: '/cannabis-education' })
  return <ReadingPage page={page} path="/cannabis-education" plant="lavender" />
}

export function CommunityPage() {
  const { page } = useLoaderData({ from: '/community-outreach' })
  return <ReadingPage page={page} path="/community-outreach" plant="fern" />
}

export function PrivacyPage() {
  const { page } = useLoaderData({ from: '/privacy' })
  return (
    <ReadingPage page={page} path="/privacy" plant="lavender">
      <ConsentChoice />
    </ReadingPage>
  )
}

export function OtherPage() {
  const { page } = useLoaderData({ from: '/content/$identifier' })
  const { identifier } = useParams({ from: '/content/$identifier' })
  return <ReadingPage page={page} path={`/content/${identifier}`} />
}
