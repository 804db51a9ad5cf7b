import type { Resolvers } from './resolvers.generated.ts'
import { dayAt } from '../../../platform/days.ts'
import { readCheckoutSettings } from '../../../rules/carts/checkout-settings.ts'
import type { PromotionRule } from '../../../rules/carts/promotion.ts'
import type { CatalogueView } from '../../../rules/catalogue/view.ts'

interface Here {
  /** YYYY-MM-DD in the store's time zone. */
  today: string
  stateCode: string
  mode: string
}

/** Whether a rule needs no code and applies at a store today. */
const isOnHere = ({ coupon, startsOn, endsOn, states, modes }: PromotionRule, { today, stateCode, mode }: Here) =>
  coupon === null &&
  startsOn <= today &&
  (endsOn === null || today <= endsOn) &&
  (states === undefined || states.includes(stateCode)) &&
  (modes === undefined || modes.some((one) => one === mode))

/** The names of the categories that a rule applies to; unknown ones are left out. */
const categoriesOf = ({ applies }: PromotionRule, { catalogue }: CatalogueView) =>
  (applies.categories ?? []).flatMap((name) => {
    const category = catalogue.categories.find((one) => one.name === name)
    return category ? [{ name, url_path: category.urlPath }] : []
  })

/** (2c.1) The promotions at a store today that need no code. */
export const storePromotions: Resolvers = {
  Query: {
    storePromotions: async (_, __, context) => {
      const { store_id, time_zone } = await context.store()
      const view = await context.catalogue()
      const { catalogue, stateCode, mode } = view
      if (!catalogue.stores.has(store_id)) return []
      const here = { today: dayAt(context.clock(), time_zone), stateCode, mode }
      const { promotions } = await readCheckoutSettings(context.db)
      return promotions
        .filter((rule) => isOnHere(rule, here))
        .toSorted((a, b) => a.priority - b.priority || a.id - b.id)
        .map((rule) => ({
          id: String(rule.id),
          name: rule.name,
          description: rule.description,
          label: rule.displayText,
          is_members_only: rule.membersOnly === true,
          ends_on: rule.endsOn,
          shelves: categoriesOf(rule, view),
          brands: rule.applies.brands ?? [],
        }))
    },
  },
}
