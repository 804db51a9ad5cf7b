import {
  activeSpecials,
  type CatalogueMenu,
  isActiveSpecial,
  localTime,
  type ShoppingMode,
  soldInMode,
  specialHref,
  weekdays,
} from '@leaflog/core/catalogue'
import type { Special } from '@leaflog/core/wire/ordering/ordering'

/** A special as the deals page shows it. */
export type Deal = {
  id: string
  name: string
  description: string
  /** Its days of the week, 0 for Sunday; none for every day (9c.5). */
  days: number[]
  /** Its last day at the store, YYYY-MM-DD, if that is near. */
  until: string | null
}

/** An active special: number and categories of its products, and their listing (2b.2). */
export type DealToday = Deal & { href: string; count: number; kinds: string[] }

export type DayOfDeals = { day: string; deals: Deal[] }

type Place = { now: number; timeZone: string }

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NEAR = 30 * DAY
const maxKinds = 3

/** The calendar day in a time zone, YYYY-MM-DD. */
export const dayIn = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)

const dealOf = (special: Special, { now, timeZone }: Place): Deal => ({
  id: special.id,
  name: special.menu_display_configuration.name,
  description: special.menu_display_configuration.description ?? '',
  days: special.schedule_configuration.days
    .map((day) => weekdays.findIndex((weekday) => weekday === day.toLowerCase()))
    .filter((day) => day >= 0),
  until: special.endStamp - now < NEAR ? dayIn(special.endStamp, timeZone) : null,
})

/** The subcategories of the products; if there are many, their categories. */
const kindsOf = (products: CatalogueMenu['products']): string[] => {
  const kinds = new Set(products.map(({ subcategory, category }) => subcategory ?? category))
  return kinds.size <= maxKinds ? [...kinds] : [...new Set(products.map(({ category }) => category))]
}

const dayFirst = (a: Deal, b: Deal) => Number(b.days.length > 0) - Number(a.days.length > 0)

/** Active specials (9c.5): those of the day first, then the daily ones. */
export const dealsToday = (menu: CatalogueMenu, place: Place, mode: ShoppingMode): DealToday[] => {
  const sold = menu.products.filter((product) => soldInMode(product, mode))
  return activeSpecials(menu.specials, place.now, place.timeZone)
    .map((special) => {
      const products = sold.filter(({ special_ids }) => special_ids.includes(special.id))
      return {
        ...dealOf(special, place),
        href: specialHref(special.id),
        count: products.length,
        kinds: kindsOf(products),
      }
    })
    .toSorted(dayFirst)
}

/** The next six days, each with the specials of that weekday, without daily ones. */
export const dealsOfWeek = ({ specials }: Pick<CatalogueMenu, 'specials'>, place: Place): DayOfDeals[] => {
  const { now, timeZone } = place
  // From noon to noon, so that a clock change does not change the day.
  const noon = now + 12 * HOUR - localTime(now, timeZone).minutes * 60_000
  const ofDays = specials.filter(({ schedule_configuration }) => schedule_configuration.days.length > 0)
  return Array.from({ length: 6 }, (_, index) => {
    const at = noon + (index + 1) * DAY
    const deals = ofDays.filter((special) => isActiveSpecial(special, at, timeZone))
    return { day: dayIn(at, timeZone), deals: deals.map((special) => dealOf(special, place)) }
  })
}
