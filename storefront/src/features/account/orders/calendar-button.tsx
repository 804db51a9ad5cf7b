import type { Order } from '@leaflog/core/wire/commerce/commerce-orders'
import { useRouter } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { calendarFile } from './calendar-file.ts'
import { orderHref } from './orders-search.ts'

type CalendarButtonProps = { number: string; when: Order['handover']; delivered: boolean; place: string }

/** Saves when the order is picked up or delivered as a file that calendars open. Nothing without a time. */
export function CalendarButton({ number, when, delivered, place }: CalendarButtonProps) {
  const { t } = useTranslation('orders')
  const { now, origin } = useRouter().options.context
  if (when === null) return null
  const save = () => {
    const title = t(delivered ? 'calendar.delivery' : 'calendar.pickup', { number })
    const file = calendarFile({ number, title, place, when, url: `${origin}${orderHref(number)}`, now: now() })
    const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `order-${number}.ics`
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <Button variant="quiet" size="small" onClick={save}>
      <Icon icon={CalendarPlus} size={18} />
      {t('calendar.add')}
    </Button>
  )
}
