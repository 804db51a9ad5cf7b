import { valuesAt } from './record.ts'

export type Comparison = '<' | '<=' | '=' | '!=' | '>' | '>='

/** All filters of the wire (`filters`, `facetFilters`, `numericFilters`) are parsed into this tree. */
export type Filter =
  | { kind: 'and'; all: Filter[] }
  | { kind: 'or'; any: Filter[] }
  | { kind: 'not'; filter: Filter }
  | { kind: 'equals'; attribute: string; value: string }
  | { kind: 'compare'; attribute: string; comparison: Comparison; value: number }
  | { kind: 'range'; attribute: string; from: number; to: number }

export const everything: Filter = { kind: 'and', all: [] }

const compare = (left: number, comparison: Comparison, right: number): boolean => {
  switch (comparison) {
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '=':
      return left === right
    case '!=':
      return left !== right
    case '>':
      return left > right
    case '>=':
      return left >= right
  }
}

const numbersAt = (record: object, attribute: string) =>
  valuesAt(record, attribute).filter((value) => typeof value === 'number')

/** Whether a record matches (2b.3). Facet values are compared case-insensitively; for a list, one match is enough. */
export const matches = (filter: Filter, record: object): boolean => {
  switch (filter.kind) {
    case 'and':
      return filter.all.every((part) => matches(part, record))
    case 'or':
      return filter.any.some((part) => matches(part, record))
    case 'not':
      return !matches(filter.filter, record)
    case 'equals': {
      const wanted = filter.value.toLowerCase()
      return valuesAt(record, filter.attribute).some((value) => String(value).toLowerCase() === wanted)
    }
    case 'compare':
      return numbersAt(record, filter.attribute).some((value) => compare(value, filter.comparison, filter.value))
    case 'range':
      return numbersAt(record, filter.attribute).some((value) => value >= filter.from && value <= filter.to)
  }
}
