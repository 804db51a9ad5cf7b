/**
 * Calls on behalf of the signed-in customer. A token that expires during a call is renewed once, and the call is
 * retried.
 */
import { LeaflogError, isLeaflogError } from '../errors/errors.ts'
import type { Credentials } from '../ports/ports.ts'
import { type CommerceCall, type Document, type VariablesOf, askCommerce } from './ask-commerce.ts'

interface CustomerCall extends Omit<CommerceCall, 'token'> {
  readonly credentials: Credentials
  /** A failed cart load ends the session silently. */
  readonly quiet?: boolean
}

/** `ask` with the customer's token. Errors: those of `ask`, of which NOT_AUTHORIZED renews the token. */
async function withToken<Data>(
  credentials: Credentials,
  { token, quiet }: { token: string; quiet: boolean },
  ask: (token: string) => Promise<Data>,
): Promise<Data> {
  try {
    return await ask(token)
  } catch (error) {
    if (!isLeaflogError(error, 'NOT_AUTHORIZED')) throw error
    const renewed = await credentials.renewed(token, quiet)
    if (renewed === null) throw error
    return await ask(renewed).catch(async (second: unknown) => {
      if (isLeaflogError(second, 'NOT_AUTHORIZED')) await credentials.renewed(renewed, quiet)
      throw second
    })
  }
}

/** `ask` with the customer's token if one is signed in, else with none. */
export function forShopper<Data>(
  credentials: Credentials,
  ask: (token: string | null) => Promise<Data>,
): Promise<Data> {
  const token = credentials.token()
  return token === null ? ask(null) : withToken(credentials, { token, quiet: false }, ask)
}

/** Errors: those of `askCommerce`, and NOT_AUTHORIZED if nobody is signed in (any more). */
export async function askAsCustomer<Data, Name extends string>(
  { credentials, quiet = false, ...call }: CustomerCall,
  document: Document<Data, Name>,
  variables: VariablesOf<Name>,
): Promise<Data> {
  const token = credentials.token()
  if (token === null) throw new LeaflogError('NOT_AUTHORIZED')
  return withToken(credentials, { token, quiet }, (used) => askCommerce({ ...call, token: used }, document, variables))
}

/** On behalf of the customer if one is signed in, else of a guest. Errors: as the calls above. */
export const askAsShopper = <Data, Name extends string>(
  call: CustomerCall,
  document: Document<Data, Name>,
  variables: VariablesOf<Name>,
): Promise<Data> => {
  const { credentials, quiet: _, ...asGuest } = call
  return credentials.token() === null
    ? askCommerce(asGuest, document, variables)
    : askAsCustomer(call, document, variables)
}
