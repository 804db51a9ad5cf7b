/** The state of a listing of the commerce channel, which is kept in its address. */
import {
  type SearchInput,
  limits,
  longestSearch,
  pageNumber,
  parametersOf,
  plainText,
  separated,
  slugList,
} from './address.ts'
import { type FilterInput, type SearchCondition, searchFilter } from './search-filter.ts'
import { slugOf, weightSlug } from './slugs.ts'

type Kind = 'id' | 'flag' | 'uid' | 'range' | 'text'

/** The attributes by which listings can be filtered, in address order, with the pattern of their values. */
const attributes = {
  category_uid: 'uid',
  brand: 'id',
  strain_type: 'id',
  size: 'id',
  price: 'range',
  thc: 'range',
  is_sale: 'flag',
  is_medical_only: 'flag',
  name: 'text',
  description: 'text',
  short_description: 'text',
} as const satisfies Record<string, Kind>
/** An attribute by which a listing of the commerce channel can be filtered. */
export type CommerceAttribute = keyof typeof attributes
const isAttribute = (name: string): name is CommerceAttribute => Object.hasOwn(attributes, name)
/** Every attribute that can be filtered by, in the order in which addresses name them. */
export const commerceAttributes: readonly CommerceAttribute[] = Object.keys(attributes).filter(isAttribute)

const forms: Readonly<Record<Exclude<Kind, 'text'>, RegExp>> = {
  id: /^[1-9][0-9]{0,8}$/,
  flag: /^[01]$/,
  uid: /^[A-Za-z0-9+/=_-]{1,24}$/,
  range: /^(?:\*|\d{1,6}(?:\.\d{1,2})?)_(?:\*|\d{1,6}(?:\.\d{1,2})?)$/,
}

/** The backend's ids of the strains. */
export const strainTypeIds = { indica: '23444', hybrid: '23445', sativa: '23446' } as const

const sortNames = ['position', 'name', 'price', 'relevance'] as const
/**
 * What a listing can be ordered by. `position` is the category's own order, `relevance` the match with the searched
 * text.
 */
export type CommerceSortField = (typeof sortNames)[number]
/** An order that the shopper chose. */
export interface CommerceSort {
  /** The field to order by. */
  readonly field: CommerceSortField
  /** `ASC` is A to Z, or the lowest price first. */
  readonly direction: 'ASC' | 'DESC'
}

/**
 * The filters, search, order and page of a listing of the commerce channel. An address holds all of it, so a listing
 * can be linked to.
 *
 * ```ts
 * const query = parseCommerceQuery('filter=brand:24001&sort=price:desc')
 * commerceListingHref('/category/flower', toggleChosen(query, 'is_sale', '1'))
 * ```
 */
export interface CommerceQuery {
  /** Chosen values by attribute: option ids, or `from_to` for ranges (`*` is open). */
  readonly chosen: Readonly<Partial<Record<CommerceAttribute, readonly string[]>>>
  /** Names of brands and weights whose ids are not resolved yet. */
  readonly brand: readonly string[]
  /** Slugs of sizes, such as `3.5g`, whose option ids are not resolved yet. */
  readonly weight: readonly string[]
  /** What is searched within the listing, at most 80 characters; empty for everything. */
  readonly text: string
  /** Null is the backend's own order. */
  readonly sort: CommerceSort | null
  /** From 1. */
  readonly page: number
}

/** No filter and no search, the backend's own order, page 1. */
export const emptyCommerceQuery: CommerceQuery = { chosen: {}, brand: [], weight: [], text: '', sort: null, page: 1 }

const isValue = (attribute: CommerceAttribute, value: string): boolean => {
  const kind: Kind = attributes[attribute]
  return kind === 'text' ? value !== '' : forms[kind].test(value) && value !== '*_*'
}
/** A range or a text has only one value. */
const isSingle = (attribute: CommerceAttribute): boolean => ['range', 'text', 'flag'].includes(attributes[attribute])

/** `brand:1,2` and, after a comma, `strain_type:3`: pairs of attribute and value; anything else is dropped. */
const pairsOf = (filters: readonly string[]): [CommerceAttribute, string][] =>
  filters.flatMap((filter) => {
    let attribute: string | undefined
    return separated([filter]).flatMap((part): [CommerceAttribute, string][] => {
      const [, name, rest] = /^([a-z_]+):(.*)$/s.exec(part) ?? []
      attribute = name ?? attribute
      if (attribute === undefined || !isAttribute(attribute)) return []
      const value = plainText(rest ?? part, longestSearch)
      return isValue(attribute, value) ? [[attribute, value]] : []
    })
  })

/** `strain=indica` (2b.3), and ids, which need no lookup. */
const strainPairs = (slugs: readonly string[]): [CommerceAttribute, string][] =>
  slugs.flatMap((slug): [CommerceAttribute, string][] => {
    const id = new Map<string, string>(Object.entries(strainTypeIds)).get(slug) ?? slug
    return isValue('strain_type', id) ? [['strain_type', id]] : []
  })

const chosenFrom = (pairs: readonly (readonly [CommerceAttribute, string])[]): CommerceQuery['chosen'] =>
  Object.fromEntries(
    commerceAttributes.flatMap((attribute) => {
      const values = [...new Set(pairs.flatMap(([name, value]) => (name === attribute ? [value] : [])))]
      if (values.length === 0) return []
      return [[attribute, isSingle(attribute) ? values.slice(-1) : values.toSorted().slice(0, limits.values)]]
    }),
  )

const sortOf = (text: string | null): CommerceSort | null => {
  const [, name, direction] = /^([a-z]+)(?:[:_ -](asc|desc))?$/i.exec((text ?? '').slice(0, 40).trim()) ?? []
  const field = sortNames.find((each) => each === name?.toLowerCase())
  if (field === undefined) return null
  const usual = field === 'relevance' ? 'DESC' : 'ASC'
  return { field, direction: (direction?.toUpperCase() ?? usual) === 'DESC' ? 'DESC' : 'ASC' }
}

/** Parses an address: values are comma-separated or repeated. Unknown parameters are dropped; it never throws. */
export const parseCommerceQuery = (input: SearchInput): CommerceQuery => {
  const read = parametersOf(input)
  const brands = slugList(read.getAll('brand'), slugOf)
  const isId = (slug: string) => forms.id.test(slug)
  const brandIds = brands.filter(isId).map((id) => ['brand', id] as const)
  return {
    chosen: chosenFrom([
      ...pairsOf(read.getAll('filter')),
      ...strainPairs(slugList(read.getAll('strain'), slugOf)),
      ...brandIds,
    ]),
    brand: brands.filter((slug) => !isId(slug)),
    weight: slugList(read.getAll('weight'), weightSlug),
    text: plainText(read.get('q'), longestSearch),
    sort: sortOf(read.get('sort')),
    page: pageNumber(read.get('p')),
  }
}

// Keeps the address readable: `filter=brand:24001,24002` (2b.5).
const written = (text: string) => encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%20', '+')

/** The canonical search of a query: one `filter` per attribute, fixed order, no defaults. */
export const serializeCommerceQuery = (query: CommerceQuery): string => {
  const list = (values: readonly string[]) => values.toSorted().map(written).join(',')
  const filters = commerceAttributes.flatMap((name) => {
    const values = query.chosen[name] ?? []
    return values.length === 0 ? [] : [`filter=${name}:${list(values)}`]
  })
  return [
    ...filters,
    ...(query.brand.length > 0 ? [`brand=${list(query.brand)}`] : []),
    ...(query.weight.length > 0 ? [`weight=${list(query.weight)}`] : []),
    ...(query.text === '' ? [] : [`q=${written(query.text)}`]),
    ...(query.sort === null ? [] : [`sort=${query.sort.field}:${query.sort.direction}`]),
    ...(query.page > 1 ? [`p=${query.page}`] : []),
  ].join('&')
}

/** The address of a listing. */
export const commerceListingHref = (path: string, query: CommerceQuery): string => {
  const search = serializeCommerceQuery(query)
  return search === '' ? path : `${path}?${search}`
}

/** The same listing with one value toggled, on its first page. */
export const toggleChosen = (query: CommerceQuery, attribute: CommerceAttribute, value: string): CommerceQuery => {
  const before = query.chosen[attribute] ?? []
  const others = isSingle(attribute) ? [] : before
  const values = before.includes(value) ? before.filter((one) => one !== value) : [...others, value].toSorted()
  const { [attribute]: _, ...rest } = query.chosen
  return { ...query, chosen: values.length === 0 ? rest : { ...rest, [attribute]: values }, page: 1 }
}

/** The same listing with only its order. */
export const withoutChosen = ({ sort }: CommerceQuery): CommerceQuery => ({ ...emptyCommerceQuery, sort })

/** Number of chosen values over all attributes. Unresolved names, the search and the order do not count. */
export const countChosen = ({ chosen }: CommerceQuery): number => Object.values(chosen).flat().length

const conditionsOf = (attribute: CommerceAttribute, values: readonly string[]): SearchCondition[] =>
  attributes[attribute] === 'range'
    ? values.map((value) => {
        const [from, to] = value.split('_').map((end) => (end === '*' ? undefined : end))
        return { attribute, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
      })
    : values.map((equals) => ({ attribute, equals }))

/**
 * The `filter` of the products query: the choice, within the scope of the page.
 * @param except an attribute whose own choice is ignored, for the counts beside its values
 */
export const commerceFilter = (
  { chosen }: CommerceQuery,
  scope: readonly SearchCondition[],
  except?: CommerceAttribute,
): Record<string, FilterInput> =>
  searchFilter([
    ...scope,
    ...commerceAttributes.flatMap((name) => (name === except ? [] : conditionsOf(name, chosen[name] ?? []))),
  ])

/** The `sort` of the products query. */
export const commerceSort = ({ sort }: CommerceQuery): Partial<Record<CommerceSortField, 'ASC' | 'DESC'>> | null =>
  sort === null ? null : { [sort.field]: sort.direction }
