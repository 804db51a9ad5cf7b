/** What is chosen of a product with options, or of a set, before it is added. Loaded with the first that is opened. */
import type { Said } from '@leaflog/core'
import {
  bundleCost,
  bundleProblem,
  bundleSelection,
  choosePart,
  chooseValue,
  chosenOf,
  firstBundle,
  firstOptions,
  isOffered,
  optionsLabel,
  partCost,
  selectedOptionsOf,
  takesSeveral,
  togglePart,
  valueState,
  variantOf,
} from '@leaflog/core/catalogue'
import type { BundleProduct, CommerceProduct, ConfigurableProduct } from '@leaflog/core/wire/commerce/commerce-product'

export interface OptionValue {
  readonly id: string
  readonly label: string
  /** Cents that it adds; null if the price depends on the rest of the choice. */
  readonly price: number | null
  readonly available: boolean
  readonly chosen: boolean
}

export interface OptionGroup {
  readonly id: string
  readonly title: string
  readonly required: boolean
  /** Whether several values can be chosen. */
  readonly several: boolean
  readonly values: readonly OptionValue[]
}

export interface Selection {
  readonly selectedOptions: readonly string[]
  readonly enteredOptions: readonly { readonly uid: string; readonly value: string }[]
  /** What is chosen, as text. */
  readonly label: string
}

export interface OptionsModel {
  groups(): readonly OptionGroup[]
  /** Chooses the value, or of a group with several takes it away again; an empty id chooses none. */
  choose(group: string, value: string): void
  /** Cents; null if nothing that exists is chosen. */
  cost(): { readonly final: number; readonly regular: number } | null
  /** Why it cannot be added; null if it can. `soldOut` if it is over. */
  problem(): Said | 'soldOut' | null
  selection(): Selection
}

type Configurable = Pick<ConfigurableProduct, '__typename' | 'configurable_options' | 'variants'>
type Bundle = Pick<BundleProduct, '__typename' | 'dynamic_price' | 'items' | 'price_range'>
type Other = Pick<Exclude<CommerceProduct, ConfigurableProduct | BundleProduct>, '__typename'>

function configurable(product: Configurable): OptionsModel {
  let choice = firstOptions(product)
  const variant = () => variantOf(product, choice)?.product ?? null
  return {
    groups: () =>
      product.configurable_options.map(({ attribute_code: code, label, values }) => ({
        id: code,
        title: label,
        required: true,
        several: false,
        values: values.map((value) => ({
          id: value.uid,
          label: value.label,
          price: null,
          available: valueState(product, choice, code, value.uid) === 'open',
          chosen: choice[code] === value.uid,
        })),
      })),
    choose: (code, uid) => {
      choice = chooseValue(product, choice, code, uid)
    },
    cost: () => variant()?.price_range.minimum ?? null,
    problem: () => (variant()?.stock_status === 'IN_STOCK' ? null : 'soldOut'),
    selection: () => ({
      selectedOptions: selectedOptionsOf(choice),
      enteredOptions: [],
      label: optionsLabel(product, choice),
    }),
  }
}

function bundle(product: Bundle): OptionsModel {
  let choice = firstBundle(product)
  return {
    groups: () =>
      product.items.map((item) => ({
        id: item.uid,
        title: item.title,
        required: item.required,
        several: takesSeveral(item),
        values: item.options.map((option) => ({
          id: option.uid,
          label: option.quantity > 1 ? `${option.quantity} × ${option.label}` : option.label,
          price: partCost(product, option).final * option.quantity,
          available: isOffered(option),
          chosen: chosenOf(choice, item)[option.uid] !== undefined,
        })),
      })),
    choose: (uid, value) => {
      const item = product.items.find((each) => each.uid === uid)
      const option = item?.options.find((each) => each.uid === value) ?? null
      if (!item) return
      choice = takesSeveral(item) && option ? togglePart(choice, item, option) : choosePart(choice, item, option)
    },
    cost: () => bundleCost(product, choice),
    problem: () => product.items.map((item) => bundleProblem(item, choice)).find((each) => each !== null) ?? null,
    selection: () => bundleSelection(product, choice),
  }
}

/** Null if the product is chosen at the shop only, such as a gift card, or if it has no options. */
export function optionsOf(product: Configurable | Bundle | Other): OptionsModel | null {
  switch (product.__typename) {
    case 'ConfigurableProduct':
      return configurable(product)
    case 'BundleProduct':
      return bundle(product)
    default:
      return null
  }
}
