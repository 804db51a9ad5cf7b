import { expect, type Page } from '@playwright/test'
import { newEmail } from './customers.ts'
import { visit } from './visit.ts'

/** Fills in the first step of joining, which is open. */
export async function submitEmail(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Your email' })
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form).toBeHidden()
}

/** Starts to join with a new address, up to the details. Resolves to the address. */
export async function beginToJoin(page: Page): Promise<string> {
  const email = newEmail()
  await visit(page, '/rewards/create-account')
  await submitEmail(page, email)
  await expect(page.getByRole('form', { name: 'About you' })).toBeVisible()
  return email
}

export interface Details {
  readonly firstname: string
  readonly lastname: string
  /** Month, day and year; null if the form already has a date. */
  readonly birthDate: readonly [string, string, string] | null
  readonly state: string
  readonly phone: string
}

export const someDetails: Details = {
  firstname: 'Ivy',
  lastname: 'Fenn',
  birthDate: ['5', '17', '1990'],
  state: 'Florida',
  phone: '',
}

/** Fills in the details step, which is open, and submits it. */
export async function submitDetails(page: Page, change: Partial<Details> = {}): Promise<void> {
  const { firstname, lastname, birthDate, state, phone } = { ...someDetails, ...change }
  const form = page.getByRole('form', { name: 'About you' })
  await form.getByLabel('First name').fill(firstname)
  await form.getByLabel('Last name').fill(lastname)
  for (const [index, part] of (['Month', 'Day', 'Year'] as const).entries())
    if (birthDate !== null) await form.getByLabel(part, { exact: true }).fill(birthDate[index] ?? '')
  await form.getByLabel('State').selectOption({ label: state })
  await form.getByLabel('Mobile phone (optional)').fill(phone)
  await form.getByRole('button', { name: 'Continue' }).click()
}
