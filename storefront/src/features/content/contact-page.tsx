import { useLoaderData } from '@tanstack/react-router'
import { ContactForm } from './contact-form.tsx'
import { ReadingPage } from './reading-page.tsx'

/** /contact-us (2c.4): telephone, addresses and hours, and a message form. */
export function ContactPage() {
  const { page } = useLoaderData({ from: '/contact-us' })
  return <ReadingPage page={page} path="/contact-us" plant="lavender" aside={<ContactForm />} />
}
