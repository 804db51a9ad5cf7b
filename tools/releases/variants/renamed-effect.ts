/** The call of the ordering cart has another name. */
import { type Change, changed, withRenamedEffect } from './change.ts'

export const change: Change = changed('orderingCart', (domain) => withRenamedEffect(domain, 'call', 'send'))
