/** Choosing among the variants of a configurable product. Pure. */
import type { ConfigurableProduct, ProductVariant } from '../../wire/commerce/commerce-product.ts'
import { weightSlug } from './slugs.ts'

/** The chosen value's uid by attribute code; attributes not chosen yet are missing. */
export type OptionChoice = Readonly<Record<string, string>>

/**
 * `open`: can be bought with the rest of the choice. `soldOut`: exists but is out of stock. `impossible`: no such
 * variant.
 */
export type ValueState = 'open' | 'soldOut' | 'impossible'

type Chooseable = Pick<ConfigurableProduct, 'configurable_options' | 'variants'>

const valueOf = ({ attributes }: ProductVariant, code: string) => attributes.find((each) => each.code === code)?.uid

const fits = (variant: ProductVariant, choice: OptionChoice): boolean =>
  Object.entries(choice).every(([code, uid]) => valueOf(variant, code) === uid)

/** Whether the mode sells it is a property of the whole product and checked there. */
const isOpen = ({ product }: ProductVariant): boolean => product.stock_status === 'IN_STOCK'

/** The choice that identifies a variant. */
const choiceOf = ({ configurable_options }: Chooseable, variant: ProductVariant): OptionChoice =>
  Object.fromEntries(
    configurable_options.flatMap(({ attribute_code: code }) => {
      const uid = valueOf(variant, code)
      return uid === undefined ? [] : [[code, uid]]
    }),
  )

/** The variant that the choice identifies; null if an option is missing or there is no such variant. */
export function variantOf(product: Chooseable, choice: OptionChoice): ProductVariant | null {
  const isWhole = product.configurable_options.every(({ attribute_code: code }) => Object.hasOwn(choice, code))
  return isWhole ? (product.variants.find((variant) => fits(variant, choice)) ?? null) : null
}

/** The state of a value, combined with the rest of the choice. */
export function valueState({ variants }: Chooseable, choice: OptionChoice, code: string, uid: string): ValueState {
  const matching = variants.filter((variant) => fits(variant, { ...choice, [code]: uid }))
  if (matching.length === 0) return 'impossible'
  return matching.some(isOpen) ? 'open' : 'soldOut'
}

/**
 * Adds a value to the choice. Values that cannot be combined with it are dropped, starting from the option chosen last,
 * so some variant always has the whole choice.
 */
export function chooseValue(product: Chooseable, choice: OptionChoice, code: string, uid: string): OptionChoice {
  const rest = Object.entries(choice).filter(([other]) => other !== code)
  return rest.reduce<OptionChoice>(
    (kept, [other, value]) =>
      valueState(product, kept, other, value) === 'impossible' ? kept : { ...kept, [other]: value },
    { [code]: uid },
  )
}

/** The initial choice: the cheapest variant that can be bought, else the first one. */
export function firstOptions(product: Chooseable): OptionChoice {
  const cost = ({ product: { price_range } }: ProductVariant) => price_range.minimum.final
  const [cheapest] = product.variants.filter(isOpen).toSorted((a, b) => cost(a) - cost(b))
  const first = cheapest ?? product.variants[0]
  return first === undefined ? {} : choiceOf(product, first)
}

const labelOf = ({ configurable_options }: Chooseable, code: string, uid: string): string =>
  configurable_options.find((option) => option.attribute_code === code)?.values.find((value) => value.uid === uid)
    ?.label ?? ''

/** A choice as address parameters: `{ size: '3.5g' }`. */
export const optionsToSearch = (product: Chooseable, choice: OptionChoice): Record<string, string> =>
  Object.fromEntries(Object.entries(choice).map(([code, uid]) => [code, weightSlug(labelOf(product, code, uid))]))

/** The valid part of the choice in an address; null if it names nothing of this product. */
export function optionsFromSearch(product: Chooseable, search: Readonly<Record<string, unknown>>): OptionChoice | null {
  const named = product.configurable_options.flatMap(({ attribute_code: code, values }) => {
    const wanted = Object.hasOwn(search, code) ? search[code] : undefined
    const value = values.find(({ label }) => typeof wanted === 'string' && weightSlug(label) === weightSlug(wanted))
    return value === undefined ? [] : [[code, value.uid] as const]
  })
  const choice = named.reduce<OptionChoice>((kept, [code, uid]) => chooseValue(product, kept, code, uid), {})
  return Object.keys(choice).length > 0 && product.variants.some((variant) => fits(variant, choice)) ? choice : null
}

/** Display text: "3.5g". */
export const optionsLabel = (product: Chooseable, choice: OptionChoice): string =>
  product.configurable_options
    .flatMap(({ attribute_code: code }) => {
      const uid = choice[code]
      return uid === undefined ? [] : [labelOf(product, code, uid)]
    })
    .join(', ')

/** `selected_options` of a cart item. */
export const selectedOptionsOf = (choice: OptionChoice): string[] => Object.values(choice).toSorted()
