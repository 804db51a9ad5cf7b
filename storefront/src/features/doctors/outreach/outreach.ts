/** The shop's telephone number. */
export const OUTREACH_PHONE = '1-800-555-0142'
export const OUTREACH_PHONE_HREF = 'tel:+18005550142'

/** States with a program where we sell, by name. */
export const programmeStates = [
  { code: 'AZ', name: 'Arizona' },
  { code: 'CA', name: 'California' },
  { code: 'CT', name: 'Connecticut' },
  { code: 'FL', name: 'Florida' },
  { code: 'GA', name: 'Georgia' },
  { code: 'MD', name: 'Maryland' },
  { code: 'OH', name: 'Ohio' },
  { code: 'PA', name: 'Pennsylvania' },
  { code: 'WV', name: 'West Virginia' },
] as const

/** Topics of a doctor's message. */
export const doctorTopics = ['questions', 'listing', 'visit', 'other'] as const
export type DoctorTopic = (typeof doctorTopics)[number]

const inEnglish: Readonly<Record<DoctorTopic, string>> = {
  questions: 'Questions about products',
  listing: 'A place on the list of doctors',
  visit: 'A talk at the practice',
  other: 'Something else',
}

/** The message as staff read it: in English whatever the page's language, followed by the doctor's own text. */
export function doctorComment(message: { practice: string; state: string; topic: string; message: string }): string {
  const topic = doctorTopics.find((one) => one === message.topic) ?? 'other'
  const lines = ['From the page for doctors', `Practice: ${message.practice.trim()}`, `State: ${message.state}`]
  const words = message.message.trim()
  return [...lines, `About: ${inEnglish[topic]}`, ...(words === '' ? [] : ['', words])].join('\n')
}
