import type { Pickup, ShoppingMode } from '@leaflog/core/catalogue'
import type { ListedProduct, StrainType } from '@leaflog/core/wire/search'

/** The fixed code of the strains: a colour, a letter and a word, never the colour alone. */
export const strains = {
  INDICA: { letter: 'I', label: 'Indica', tone: 'indica' },
  HYBRID: { letter: 'H', label: 'Hybrid', tone: 'hybrid' },
  SATIVA: { letter: 'S', label: 'Sativa', tone: 'sativa' },
} as const satisfies Record<StrainType, { letter: string; label: string; tone: string }>

/** What is read for a filter's value: `INDICA` is "Indica", everything else is said as it is written. */
export const strainLabel = (label: string): string => label.slice(0, 1).toUpperCase() + label.slice(1).toLowerCase()

type Potency = NonNullable<ListedProduct['thc']>

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** "18–22%", "100 mg". */
export const potencyText = ({ min, max, unit }: Potency): string => {
  const range = min === max ? number.format(max) : `${number.format(min)}–${number.format(max)}`
  return unit === '%' ? `${range}%` : `${range} mg`
}

/** "18 to 22 percent": the same for those who listen. */
export const potencySaid = ({ min, max, unit }: Potency): string => {
  const range = min === max ? number.format(max) : `${number.format(min)} to ${number.format(max)}`
  return `${range} ${unit === '%' ? 'percent' : 'milligrams'}`
}

export const modeLabel = (mode: ShoppingMode): string => (mode === 'MEDICAL' ? 'Medical' : 'Recreational')

/** `20:00` is "8 PM", `09:30` is "9:30 AM". */
export const formatTime = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const shown = hours % 12 === 0 ? 12 : hours % 12
  const half = hours % 24 < 12 ? 'AM' : 'PM'
  return minutes === 0 ? `${shown} ${half}` : `${shown}:${String(minutes).padStart(2, '0')} ${half}`
}

const dayNames: Readonly<Record<string, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

/** "today until 8 PM", "tomorrow from 9 AM", "Monday from 10 AM". */
export const pickupText = (pickup: Pickup): string => {
  switch (pickup.kind) {
    case 'now':
      return `today until ${formatTime(pickup.until)}`
    case 'later':
      return `${dayNames[pickup.day] ?? pickup.day} from ${formatTime(pickup.from)}`
    case 'closed':
      return 'not before the store opens again'
  }
}

/** "1 product", "2 products". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
