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

/** A special as the page of deals shows it. */
export type Deal = {
  id: string
  name: string
  description: string
  /** Days of the week on which it is on, 0 for Sunday; none for every day (9c.5). */
  days: number[]
  /** Its last day at the store, YYYY-MM-DD, where that is near. */
  until: string | null
}

/** One that is on now: how many products it applies to, of which kinds, and their listing (2b.2). */
export type DealToday = Deal & { href: string; count: number; kinds: string[] }

export type DayOfDeals = { day: string; deals: Deal[] }

type Place = { now: number; timeZone: string }

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NEAR = 30 * DAY
const maxKinds = 3

/** The calendar day at a place, YYYY-MM-DD. */
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

/** The kinds among products; where there are many, their categories. */
const kindsOf = (products: CatalogueMenu['products']): string[] => {
  const kinds = new Set(products.map(({ subcategory, category }) => subcategory ?? category))
  return kinds.size <= maxKinds ? [...kinds] : [...new Set(products.map(({ category }) => category))]
}

const dayFirst = (a: Deal, b: Deal) => Number(b.days.length > 0) - Number(a.days.length > 0)

/** What is on now (9c.5): what belongs to the day first, then what is on every day. */
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

/** The six days after today, each with the specials that are on that day of the week and not on every day. */
export const dealsOfWeek = ({ specials }: Pick<CatalogueMenu, 'specials'>, place: Place): DayOfDeals[] => {
  const { now, timeZone } = place
  // From noon to noon: an hour more or less when clocks are changed leaves the day the same.
  const noon = now + 12 * HOUR - localTime(now, timeZone).minutes * 60_000
  const ofDays = specials.filter(({ schedule_configuration }) => schedule_configuration.days.length > 0)
  return Array.from({ length: 6 }, (_, index) => {
    const at = noon + (index + 1) * DAY
    const deals = ofDays.filter((special) => isActiveSpecial(special, at, timeZone))
    return { day: dayIn(at, timeZone), deals: deals.map((special) => dealOf(special, place)) }
  })
}
