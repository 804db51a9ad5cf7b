import type { Filter } from './filter.ts'
import { everything } from './filter.ts'
import type { FilterToken } from './filter-tokens.ts'
import { filterTokens } from './filter-tokens.ts'
import { badRequest } from './problem.ts'

const deepest = 20

/**
 * The `filters` grammar:
 *
 *     expression = group { AND group }
 *     group      = factor { OR factor }
 *     factor     = NOT factor | '(' expression ')' | condition
 *     condition  = name ':' value | name ':' number TO number | name operator number
 *
 * OR binds tighter than AND, as it does in the service that this one stands in for (which knows only a conjunction of
 * disjunctions): `a AND b OR c` is `a AND (b OR c)`. Names and values are bare words or quoted.
 */
class FilterParser {
  readonly #tokens: FilterToken[]
  #next = 0

  constructor(text: string) {
    this.#tokens = filterTokens(text)
  }

  parse(): Filter {
    if (this.#tokens.length === 0) return everything
    const filter = this.#expression(0)
    const rest = this.#tokens[this.#next]
    if (rest !== undefined) throw badRequest(`filters: unexpected ${describe(rest)} at position ${rest.at}`)
    return filter
  }

  #expression(depth: number): Filter {
    const all = [this.#group(depth)]
    while (this.#keyword('AND')) all.push(this.#group(depth))
    return all.length === 1 && all[0] !== undefined ? all[0] : { kind: 'and', all }
  }

  #group(depth: number): Filter {
    const any = [this.#factor(depth)]
    while (this.#keyword('OR')) any.push(this.#factor(depth))
    return any.length === 1 && any[0] !== undefined ? any[0] : { kind: 'or', any }
  }

  #factor(depth: number): Filter {
    if (depth > deepest) throw badRequest(`filters: nested deeper than ${deepest}`)
    if (this.#keyword('NOT')) return { kind: 'not', filter: this.#factor(depth + 1) }
    if (this.#take('(') === undefined) return this.#condition()
    const inner = this.#expression(depth + 1)
    if (this.#take(')') === undefined) throw badRequest('filters: a parenthesis is not closed')
    return inner
  }

  #condition(): Filter {
    const attribute = this.#word('an attribute')
    const operator = this.#take('operator')
    if (operator?.kind === 'operator') {
      return { kind: 'compare', attribute, comparison: operator.text, value: this.#number() }
    }
    if (this.#take(':') === undefined) throw badRequest(`filters: expected ':' or a comparison after '${attribute}'`)
    const value = this.#value()
    if (!this.#keyword('TO')) return { kind: 'equals', attribute, value }
    return { kind: 'range', attribute, from: toNumber(value), to: this.#number() }
  }

  #word(wanted: string): string {
    const token = this.#tokens[this.#next]
    if (token?.kind !== 'word' || (!token.quoted && isKeyword(token.text))) {
      throw badRequest(`filters: expected ${wanted}${token === undefined ? ' at the end' : ` at position ${token.at}`}`)
    }
    this.#next++
    return token.text
  }

  /** A value may contain unquoted colons, as in `time:10:30`. */
  #value(): string {
    let value = this.#word('a value')
    for (let colon = this.#take(':'); colon !== undefined; colon = this.#take(':')) value += `:${this.#word('a value')}`
    return value
  }

  #number(): number {
    return toNumber(this.#word('a number'))
  }

  #take(kind: FilterToken['kind']): FilterToken | undefined {
    const token = this.#tokens[this.#next]
    if (token?.kind !== kind) return undefined
    this.#next++
    return token
  }

  #keyword(keyword: 'AND' | 'OR' | 'NOT' | 'TO'): boolean {
    const token = this.#tokens[this.#next]
    if (token?.kind !== 'word' || token.quoted || token.text !== keyword) return false
    this.#next++
    return true
  }
}

const isKeyword = (text: string) => text === 'AND' || text === 'OR' || text === 'NOT' || text === 'TO'

const describe = (token: FilterToken) =>
  token.kind === 'word' || token.kind === 'operator' ? `'${token.text}'` : `'${token.kind}'`

/** @throws SearchProblem 400 if the text is not a finite decimal number */
const toNumber = (text: string): number => {
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) throw badRequest(`filters: '${text}' is not a number`)
  return Number(text)
}

/** Parses the `filters` parameter. @throws SearchProblem 400 with the error and its position */
export const parseFilters = (text: string): Filter => new FilterParser(text).parse()
