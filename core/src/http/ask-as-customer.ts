/** Calls on behalf of the signed-in customer. A token that expires under way is renewed once, and the call tried once more. */
import type * as z from 'zod/mini'
import { LeaflogError, isLeaflogError } from '../errors.ts'
import type { Credentials } from '../ports/ports.ts'
import { type CommerceCall, askCommerce } from './ask-commerce.ts'

interface CustomerCall extends Omit<CommerceCall, 'token'> {
  readonly credentials: Credentials
  /** 4d.2: the loading of a cart ends a session without a word. */
  readonly quiet?: boolean
}

/** Errors: those of `askCommerce`, and NOT_AUTHORIZED when nobody is signed in (any more). */
export async function askAsCustomer<Result extends z.ZodMiniType>(
  { credentials, quiet = false, ...call }: CustomerCall,
  document: Parameters<typeof askCommerce<Result>>[1],
  variables: Record<string, unknown>,
): Promise<z.output<Result>> {
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
