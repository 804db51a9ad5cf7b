/** Calls on behalf of the signed-in customer. A token that expires under way is renewed once, and the call tried once more. */
import { LeaflogError, isLeaflogError } from '../errors/errors.ts'
import type { Credentials } from '../ports/ports.ts'
import { type CommerceCall, type Document, type VariablesOf, askCommerce } from './ask-commerce.ts'

interface CustomerCall extends Omit<CommerceCall, 'token'> {
  readonly credentials: Credentials
  /** 4d.2: the loading of a cart ends a session without a word. */
  readonly quiet?: boolean
}

/** Errors: those of `askCommerce`, and NOT_AUTHORIZED when nobody is signed in (any more). */
export async function askAsCustomer<Data, Name extends string>(
  { credentials, quiet = false, ...call }: CustomerCall,
  document: Document<Data, Name>,
  variables: VariablesOf<Name>,
): Promise<Data> {
  const token = credentials.token()
  if (token === null) throw new LeaflogError('NOT_AUTHORIZED')
  try {
    return await askCommerce({ ...call, token }, document, variables)
  } catch (error) {
    if (!isLeaflogError(error, 'NOT_AUTHORIZED')) throw error
    const renewed = await credentials.renewed(token, quiet)
    if (renewed === null) throw error
    return await askCommerce({ ...call, token: renewed }, document, variables).catch(async (second: unknown) => {
      if (isLeaflogError(second, 'NOT_AUTHORIZED')) await credentials.renewed(renewed, quiet)
      throw second
    })
  }
}

/** On behalf of whoever is there: the customer where one is signed in, else a guest. Errors: as the calls above. */
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
