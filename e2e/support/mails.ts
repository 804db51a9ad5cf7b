import { expect, type APIRequestContext } from '@playwright/test'
import { fieldsOf, listOf, textOf } from '../../tools/shared/json.ts'

/** Mails to an address, newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<string[]> {
  const answer = await request.get('/dev/mails', { headers: { accept: 'application/json' } })
  const mails = listOf(fieldsOf(await answer.json())['mails']).map(fieldsOf)
  return mails.filter(({ to }) => to === email).map(({ text }) => textOf(text))
}

/** Waits until a link is found in the mails to an address, newest first. */
async function linkIn(
  request: APIRequestContext,
  email: string,
  find: (mails: readonly string[]) => string | undefined,
): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      link = find(await mailsTo(request, email)) ?? ''
      return link
    })
    .not.toBe('')
  return link
}

/** Waits for a mail and returns the address of its link, as path and fragment. */
export const linkMailedTo = (request: APIRequestContext, email: string): Promise<string> =>
  linkIn(request, email, ([newest = '']) => /https?:\/\/[^/\s]+(\/rewards\/forgot-password#\S+)/.exec(newest)?.[1])

/** The newest mailed link that confirms an address, as path and fragment. */
export const confirmationLinkTo = (request: APIRequestContext, email: string): Promise<string> =>
  linkIn(request, email, (mails) =>
    mails.map((text) => /https?:\/\/[^/\s]+(\/confirm-email#\S+)/.exec(text)?.[1]).find((each) => each !== undefined),
  )

/** The newest mailed link to an order that has this text, as path and fragment. */
export const orderLinkTo = (request: APIRequestContext, email: string, having: string): Promise<string> =>
  linkIn(request, email, (mails) =>
    mails
      .map((text) => /https?:\/\/[^/\s]+(\/order-status#\S+)/.exec(text)?.[1])
      .find((each) => each?.includes(having)),
  )
