/** Days and times of windows, in the words that the service uses for them. */
const longDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' })

/** `YYYY-MM-DD` as `Saturday, November 21` */
export const dayLabel = (day: string): string => longDay.format(Date.parse(day))

/** `HH:MM` as `9:30 AM` */
export function timeLabel(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `10:00 AM - 12:00 PM` */
export const spanLabel = (from: string, to: string): string => `${timeLabel(from)} - ${timeLabel(to)}`
