/** What should be true of a shop: a path into a domain's view, a comparison and a JSON value. Nothing of it is executed. */
import * as z from 'zod/mini'
import { type ErrorCode, LeaflogError } from '../errors/errors.ts'
import { type Json, asWritten, parseJson } from '../engine/log/event.ts'
import { domains } from '../domains/domains.ts'
import { firstDifference } from './diff.ts'

export type DomainName = keyof typeof domains

/**
 * How the value at a path is compared. Equality goes into objects and lists; orders compare numbers with numbers and
 * texts with texts, and are false for anything else.
 */
export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>='

/** Such as `orderingCart.lines.length == 1`. */
export interface Expectation {
  /** A domain and a path into its view: `orderingCart.lines[0].name`, `orderingCart.labels["p1|3.5g"]`. */
  readonly path: string
  /** Default: `==`. */
  readonly is?: Comparison
  /** What the value at the path is compared with. For an order (`<` and the like) a number or a text. */
  readonly value: Json
}

const INVALID: ErrorCode = 'EVENT_INVALID'
const KEY = String.raw`\.[\w$-]+|\[\d+\]|\["(?:[^"\\]|\\["\\/])*"\]`
const WRITTEN = new RegExp(String.raw`^\s*([\w$]+(?:${KEY})*)\s*(==|!=|<=|>=|=|<|>)([\s\S]*)$`)

/**
 * Reads `PATH COMPARISON VALUE`; `=` is `==`. A value that is JSON is meant as such (`2`, `null`, `"2"`), any other is text.
 * Throws EVENT_INVALID for what is none, and for a domain that there is not.
 */
export function parseExpectation(written: string): Expectation {
  const [, path = '', sign = '', rest = ''] = WRITTEN.exec(written) ?? []
  const is = comparisons.find((each) => each === (sign === '=' ? '==' : sign))
  if (!is) throw new LeaflogError(INVALID, `An expectation is PATH == VALUE, not ${written}.`)
  readPath(path)
  const value = valueOf(rest.trim())
  if (!['==', '!='].includes(is) && typeof value !== 'number' && typeof value !== 'string')
    throw new LeaflogError(INVALID, `${is} compares numbers or texts, not ${written}.`)
  return { path, is, value }
}

const comparisons: readonly Comparison[] = ['==', '!=', '<', '<=', '>', '>=']

function valueOf(text: string): Json {
  try {
    return parseJson(text)
  } catch {
    // No JSON: it is meant as text.
    return text
  }
}

/** The domain of a path, and the keys into its view. Throws EVENT_INVALID where there is no such domain, or no key. */
export function readPath(path: string): { readonly domain: DomainName; readonly keys: readonly string[] } {
  const [head = '', ...keys] = [...path.matchAll(new RegExp(String.raw`^[\w$]+|${KEY}`, 'g'))].map(([key]) =>
    keyOf(key),
  )
  const domain = nameOf(head)
  if (keys.length === 0) throw new LeaflogError(INVALID, `${head} needs a path into its view.`)
  return { domain, keys }
}

function keyOf(written: string): string {
  if (written.startsWith('["')) return z.parse(z.string(), parseJson(written.slice(1, -1)))
  return written.replace(/^[.[]/, '').replace(/\]$/, '')
}

const isDomain = (name: string): name is DomainName => Object.hasOwn(domains, name)

/** Throws EVENT_INVALID for a domain that there is not. */
export function nameOf(domain: string): DomainName {
  if (isDomain(domain)) return domain
  throw new LeaflogError(INVALID, `There is no domain ${domain}.`)
}

/** What stands at the keys; undefined where nothing does. Only what a value has itself is looked at. */
export const valueAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key) ? Reflect.get(inner, key) : undefined,
    value,
  )

/** Two values say the same once they are written; nothing is unlike every value. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === undefined || other === undefined ? one === other : firstDifference(asWritten(one), asWritten(other)) === null

/** Texts are compared with texts and numbers with numbers; all else is neither less nor more. */
export function holds({ is = '==', value }: Expectation, found: unknown): boolean {
  if (is === '==' || is === '!=') return isSame(found, value) === (is === '==')
  const order = compare(found, value)
  if (order === null) return false
  return is === '<' ? order < 0 : is === '<=' ? order <= 0 : is === '>' ? order > 0 : order >= 0
}

function compare(one: unknown, other: unknown): number | null {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : Number(one > other)
  return null
}
