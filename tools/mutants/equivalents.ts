/** A mutant that no test can kill, because the behavior is the same. It is not counted. */
export interface Equivalent {
  readonly file: string
  /** The whole line of code, trimmed. */
  readonly line: string
  /** The part that is replaced, up to the end of the line if it continues on the next one. */
  readonly was: string
  readonly becomes: string
  readonly reason: string
}

const of = (file: string, line: string, was: string, becomes: string, reason: string): Equivalent => ({
  file,
  line,
  was,
  becomes,
  reason,
})

export const equivalents: readonly Equivalent[] = [
  of(
    'core/src/domains/age-gate/age-gate.machine.ts',
    'actions: assign(({ event }) => ({ entries: event.data.entries, failed: false, asOf: event.at })),',
    'false',
    'true',
    'the failure is read only while there are no states',
  ),
  of(
    'core/src/domains/age-gate/age-gate.machine.ts',
    "'ageGate.configFailed': { actions: assign({ failed: ({ context }) => context.entries === null }) },",
    'context.entries === null',
    'true',
    'the failure is read only while there are no states',
  ),
  of(
    'core/src/domains/age-gate/age-gate.machine.ts',
    'guard: ({ context, event }) => event.data.until === context.error?.until,',
    'context.error?.until',
    'context.error.until',
    'a refusal always has a text and an end',
  ),
  of(
    'core/src/domains/age-gate/age-gate.machine.ts',
    'guard: ({ context, event }) => event.data.verificationTime === context.verified?.at,',
    'context.verified?.at',
    'context.verified.at',
    'a verified visitor always has a verification',
  ),
  of(
    'core/src/domains/age-gate/age-gate.machine.ts',
    'if (!entry) return false',
    '!entry',
    'false',
    'a submission without a known state is incomplete, which is checked first',
  ),
  of(
    'core/src/domains/age-gate/age-gate.machine.ts',
    'text: entryOf(context, data.state)?.age_requirement_copy || DEFAULT_REFUSAL,',
    'entryOf(context, data.state)?.age_requirement_copy',
    'entryOf(context, data.state).age_requirement_copy',
    'only a submission with a known state is refused',
  ),
  of(
    'core/src/domains/session/session.machine.ts',
    'guard: ({ context, event }) => context.attempt?.id === event.data.attempt,',
    'context.attempt?.id',
    'context.attempt.id',
    'while signing in there is always an attempt',
  ),
  of(
    'core/src/domains/session/session.machine.ts',
    'guard: ({ context }) => context.refused?.quiet === true,',
    'context.refused?.quiet',
    'context.refused.quiet',
    'the case without a refused call comes first',
  ),
  of(
    'core/src/domains/session/session.rules.ts',
    "return typeof read === 'object' && read !== null ? { ...read } : {}",
    "typeof read === 'object' && read !== null",
    'true',
    'spreading a value that is not an object gives no claims either',
  ),
  of(
    'core/src/domains/session/session.rules.ts',
    "return typeof read === 'object' && read !== null ? { ...read } : {}",
    "typeof read === 'object' && read !== null",
    "typeof read === 'object' || read !== null",
    'spreading a value that is not an object gives no claims either',
  ),
  of(
    'core/src/domains/session/session.rules.ts',
    "return typeof read === 'object' && read !== null ? { ...read } : {}",
    "typeof read === 'object'",
    'true',
    'spreading a value that is not an object gives no claims either',
  ),
  of(
    'core/src/domains/session/session.rules.ts',
    "return typeof read === 'object' && read !== null ? { ...read } : {}",
    'read !== null',
    'true',
    'spreading a value that is not an object gives no claims either',
  ),
  of(
    'core/src/domains/session/session.rules.ts',
    'if (!head || !body || !signature || rest.length > 0) return 0',
    '!head || !body',
    'false',
    'an empty part is not JSON, so it has no claims',
  ),
  of(
    'core/src/domains/session/session.rules.ts',
    'if (!head || !body || !signature || rest.length > 0) return 0',
    '!head || !body',
    '!head && !body',
    'an empty part is not JSON, so it has no claims',
  ),
  of(
    'core/src/domains/session/session.rules.ts',
    "return typeof exp === 'number' && Number.isFinite(exp) && exp > 0 ? exp * 1000 : 0",
    "typeof exp === 'number'",
    'true',
    'Number.isFinite is false for other types',
  ),
  of(
    'core/src/domains/session/session.rules.ts',
    "return typeof exp === 'number' && Number.isFinite(exp) && exp > 0 ? exp * 1000 : 0",
    'exp > 0',
    'exp >= 0',
    '0 is 0 either way',
  ),
  of(
    'core/src/domains/session/session.rules.ts',
    "if (url?.origin !== 'https://shop.invalid') return null",
    "url?.origin !== 'https://shop.invalid'",
    'false',
    'a second check: a path with one leading slash stays on its origin',
  ),
  of(
    'core/src/domains/session/session.rules.ts',
    "if (url?.origin !== 'https://shop.invalid') return null",
    'url?.origin',
    'url.origin',
    'a path always makes a valid URL under an origin',
  ),
  of(
    'core/src/domains/ordering-cart/ordering-cart.machine.ts',
    'if (next !== context) then.assign({ queue: next.queue, notices: next.notices })',
    'next !== context',
    'true',
    'assigns the values that are already there',
  ),
  of(
    'core/src/domains/ordering-cart/ordering-cart.machine.ts',
    "event.type.startsWith('dispensary.')",
    "'dispensary.'",
    '""',
    'called only with events of the dispensary; the check is for the types',
  ),
  of(
    'core/src/domains/ordering-cart/ordering-cart.machine.ts',
    'guard: ({ context, event }) => context.waiting?.until === event.data.until,',
    'context.waiting?.until',
    'context.waiting.until',
    'in this state there is always a waiting cart',
  ),
  of(
    'core/src/domains/ordering-cart/ordering-cart.machine.ts',
    'sending !== null || (cart !== null && cart.items.length > 0 && at - cart.fetchedAt < SNAPSHOT_FRESH_MS)',
    'cart !== null',
    'true',
    'called only with a cart',
  ),
  of(
    'core/src/domains/ordering-cart/next-call.ts',
    "storeId: cart?.storeId ?? '',",
    'cart?.storeId',
    'cart.storeId',
    'called only with a cart',
  ),
  of(
    'core/src/domains/ordering-cart/next-call.ts',
    "cartId: cart?.id ?? '',",
    'cart?.id',
    'cart.id',
    'called only with a cart',
  ),
  of(
    'core/src/domains/ordering-cart/next-call.ts',
    'target !== null && target.storeId === cart?.storeId && target.delivery',
    'cart?.storeId',
    'cart.storeId',
    'called only with a cart',
  ),
  of(
    'core/src/domains/ordering-cart/ordering-cart.context.ts',
    '(context.cart?.items.length ?? 0) > 0 || context.queue.some((intent) => intent.quantity > 0)',
    'context.cart?.items',
    'context.cart.items',
    'called only with a cart',
  ),
  of(
    'core/src/domains/ordering-cart/ordering-cart.context.ts',
    'const fresh: OrderingCartContext = { ...context, cart: null, queue: [], sending: null, notices: {} }',
    '[]',
    '["Stryker was here"]',
    'an intent without a quantity is dropped before the next call',
  ),
  of(
    'server/src/backend/platform/days.ts',
    'return Math.min(...[-1, 0, 1].map((years) => Math.abs(today - dayNumber(now.year + years, born.month, born.day))))',
    'now.year + years',
    'now.year - years',
    'the same three years, in another order',
  ),
  of(
    'server/src/backend/rules/loyalty/rules.ts',
    'dateOfBirth !== null && daysFromAnniversary(dayAt(at, timeZone), dateOfBirth) <= AROUND_BIRTHDAY',
    'dateOfBirth !== null',
    'true',
    'an invalid day is infinitely far from every other',
  ),
]
