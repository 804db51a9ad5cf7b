/**
 * Finds passwords, tokens and gift card codes in a GraphQL request (I5). Such a request must use POST and is not
 * cached.
 */
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
  // A gift card code is worth money.
  'giftcardcode',
])

const isSecretName = (name: string): boolean => secretNames.has(name.replaceAll('_', '').toLowerCase())

/** Whether an argument, an input field or a variable of the document has the name of a secret. */
export function namesSecret(document: DocumentNode): boolean {
  let found = false
  eachNamedValue(document, (name) => (found ||= isSecretName(name)))
  return found
}

/** Whether a value, or any nested value, has the name of a secret. */
export function holdsSecret(value: unknown): boolean {
  for (const { secret } of within(value)) if (secret) return true
  return false
}

/** The `messages` without any secret of the request, since an upstream may quote what it refuses. */
export function withoutSecrets(messages: unknown, request: { query?: unknown; variables?: unknown }): unknown {
  const quoted = [...new Set(secretsOf(request))].flatMap(quotesOf)
  if (quoted.length === 0) return messages
  const clean = (text: string): string => quoted.reduce((rest, quote) => rest.replaceAll(quote, '…'), text)
  const text = JSON.stringify(messages, (_key, value: unknown) => (typeof value === 'string' ? clean(value) : value))
  return JSON.parse(text)
}

/**
 * The forms in which a secret is searched for in a message: plain if it is unmistakable, else quoted as in JavaScript
 * and PHP. A password that is an ordinary word must not damage the sentence that reports it.
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

/** Texts and numbers with the name of a secret; all of them if the whole value is a secret. */
function* leaves(value: unknown, all: boolean): Generator<string | number> {
  for (const { part, secret } of within(value)) {
    if (!all && !secret) continue
    if ((typeof part === 'string' && part !== '') || typeof part === 'number') yield part
  }
}

/**
 * A value and all nested values, each with whether it is under the name of a secret. Iterative, so that nesting does
 * not use the stack.
 */
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
  // A visitor must return nothing: false would skip the children.
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
