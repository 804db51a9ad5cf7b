/** Where a GraphQL request holds passwords, tokens and gift card codes (I5): such a request goes by POST only and is kept nowhere. */
import { Kind, parse, valueFromASTUntyped, visit, type DocumentNode, type ValueNode } from 'graphql'

/** Names of arguments, input fields and variables, in lower case and without underscores. */
const secretNames = new Set([
  'password',
  'newpassword',
  'currentpassword',
  'passwordconfirmation',
  'token',
  'refreshtoken',
  'accesstoken',
  'resetpasswordtoken',
  'confirmationkey',
  'otp',
  // Money to whoever knows it.
  'giftcardcode',
])

const isSecretName = (name: string): boolean => secretNames.has(name.replaceAll('_', '').toLowerCase())

/** Whether an argument, an input field or a variable of the document has the name of a secret. */
export function namesSecret(document: DocumentNode): boolean {
  let found = false
  eachNamedValue(document, (name) => (found ||= isSecretName(name)))
  return found
}

/** Whether a value, or anything within it, stands under the name of a secret. */
export function holdsSecret(value: unknown): boolean {
  for (const { secret } of within(value)) if (secret) return true
  return false
}

/** What `messages` say, with every secret that the request holds taken out: an upstream may quote what it refuses. */
export function withoutSecrets(messages: unknown, request: { query?: unknown; variables?: unknown }): unknown {
  const quoted = [...new Set(secretsOf(request))].flatMap(quotesOf)
  if (quoted.length === 0) return messages
  const clean = (text: string): string => quoted.reduce((rest, quote) => rest.replaceAll(quote, '…'), text)
  const text = JSON.stringify(messages, (_key, value: unknown) => (typeof value === 'string' ? clean(value) : value))
  return JSON.parse(text)
}

/**
 * The forms in which a secret is looked for in a message: alone where it can be nothing else, or as JavaScript and PHP
 * quote a value. A password that is a word of the language must not tear the sentence that says it is wrong.
 */
function quotesOf(secret: string | number): string[] {
  const text = String(secret)
  if (text.length >= 6 && /[^a-z]/i.test(text)) return [text, text.replaceAll('/', '\\/')]
  return typeof secret === 'number' ? [] : [`"${text}"`, `\\"${text}\\"`, `'${text}'`]
}

function* secretsOf({ query, variables }: { query?: unknown; variables?: unknown }): Generator<string | number> {
  yield* leaves(variables, Array.isArray(variables) || !isObject(variables))
  if (typeof query !== 'string') return
  const given = new Map(isObject(variables) ? Object.entries(variables) : [])
  const found: unknown[] = []
  eachNamedValue(parse(query, { noLocation: true }), (name, value) => {
    if (!isSecretName(name) || !value) return
    found.push(value.kind === Kind.VARIABLE ? given.get(value.name.value) : valueFromASTUntyped(value))
  })
  yield* leaves(found, true)
}

/** Texts and numbers under the name of a secret; all of them where the whole value is one. */
function* leaves(value: unknown, all: boolean): Generator<string | number> {
  for (const { part, secret } of within(value)) {
    if (!all && !secret) continue
    if ((typeof part === 'string' && part !== '') || typeof part === 'number') yield part
  }
}

/** A value and everything in it, each with whether it stands under the name of a secret. Nesting costs no stack. */
function* within(value: unknown): Generator<{ part: unknown; secret: boolean }> {
  const open = [{ part: value, secret: false }]
  for (let next = open.pop(); next; next = open.pop()) {
    yield next
    if (!isObject(next.part)) continue
    const list = Array.isArray(next.part)
    for (const [name, part] of Object.entries(next.part)) {
      open.push({ part, secret: next.secret || (!list && isSecretName(name)) })
    }
  }
}

function eachNamedValue(document: DocumentNode, see: (name: string, value: ValueNode | undefined) => void): void {
  // Nothing is returned from a visit: false would leave out what is within.
  visit(document, {
    Argument: ({ name, value }) => {
      see(name.value, value)
    },
    ObjectField: ({ name, value }) => {
      see(name.value, value)
    },
    VariableDefinition: ({ variable, defaultValue }) => {
      see(variable.name.value, defaultValue)
    },
  })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
