import { expect, type APIRequestContext } from '@playwright/test'
import { fieldsOf, listOf, textOf } from '../../tools/shared/json.ts'

/** Mails to an address, newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<string[]> {
  const answer = await request.get('/dev/mails', { headers: { accept: 'application/json' } })
  const mails = listOf(fieldsOf(await answer.json())['mails']).map(fieldsOf)
  return mails.filter(({ to }) => to === email).map(({ text }) => textOf(text))
}

/** Waits for a mail and returns the address of its link, as path and fragment. */
export async function linkMailedTo(request: APIRequestContext, email: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const [newest = ''] = await mailsTo(request, email)
      link = /https?:\/\/[^/\s]+(\/rewards\/forgot-password#\S+)/.exec(newest)?.[1] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

/** The newest mailed link to an order that has this text, as path and fragment. */
export const orderLinkTo = async (request: APIRequestContext, email: string, having: string): Promise<string> => {
  let link = ''
  await expect
    .poll(async () => {
      const links = (await mailsTo(request, email)).map(
        (text) => /https?:\/\/[^/\s]+(\/order-status#\S+)/.exec(text)?.[1],
      )
      link = links.find((each) => each?.includes(having)) ?? ''
      return link
    })
    .not.toBe('')
  return link
}
