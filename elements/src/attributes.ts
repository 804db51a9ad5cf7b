/**
 * The elements and their attributes. Everything else that names them follows from this table, or is checked against it:
 * classes, types for frameworks, the manifest, and the documents.
 */
export const attributes = {
  'leaflog-shop': ['gateway', 'brand', 'store', 'exit-url'],
  'leaflog-age-gate': ['gateway', 'brand', 'exit-url'],
  'leaflog-menu': ['gateway', 'brand', 'store', 'category'],
  'leaflog-cart': ['gateway', 'brand', 'checkout-url'],
  'leaflog-search': ['gateway', 'brand', 'store'],
  'leaflog-store-picker': ['gateway', 'brand', 'state'],
  'leaflog-product': ['gateway', 'brand', 'store', 'product'],
} as const

/** The tag of an element. */
export type ElementName = keyof typeof attributes
/** The attributes of one element, besides the global ones: `AttributeOf<'leaflog-menu'>`. */
export type AttributeOf<Name extends ElementName> = (typeof attributes)[Name][number]

/** The name of the property of an attribute, such as `exitUrl` of `exit-url`. */
export type PropertyOf<Attribute extends string> = Attribute extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<PropertyOf<Rest>>}`
  : Attribute

/** The properties of an element: each reflects its attribute, and is null without it. */
export type Reflected<Name extends ElementName> = { [Each in AttributeOf<Name> as PropertyOf<Each>]: string | null }

/** Also `lang`, a global attribute. */
export const observed = (name: ElementName): string[] => [...attributes[name], 'lang']

export const propertyOf = (attribute: string): string =>
  attribute.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())

export const isElementName = (name: string): name is ElementName => Object.hasOwn(attributes, name)

export const isAttributeOf = (element: string, attribute: string): boolean =>
  isElementName(element) && attributes[element].some((each) => each === attribute)
