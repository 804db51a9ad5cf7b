/** Days and times of windows, in the words that the commerce channel's service uses for its own. Pure. */
const longDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' })

/** `YYYY-MM-DD` as `Saturday, November 21` */
export const dayLabel = (day: string): string => longDay.format(Date.parse(day))

/** `HH:MM` as `9:30 AM` */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

interface Window {
  readonly from: string
  readonly to: string
}

/** `10:00 AM - 12:00 PM` */
export const timeLabel = ({ from, to }: Window): string => `${clock(from)} - ${clock(to)}`

export const windowLabel = (day: string, window: Window): string => `${dayLabel(day)}, ${timeLabel(window)}`
