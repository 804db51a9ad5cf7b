import { reportDays } from '@leaflog/core/wire/analytics/analytics-report'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'

/** Which events the figures cover, as in the address. */
export type Question = { days: number; store: string; channel: string }

const DEFAULT_DAYS = 7

const readQuestion = (search: string): Question => {
  const asked = new URLSearchParams(search)
  const days = Number(asked.get('days'))
  return {
    days: reportDays.find((known) => known === days) ?? DEFAULT_DAYS,
    store: asked.get('store') ?? '',
    channel: asked.get('channel') ?? '',
  }
}

const searchOf = ({ days, store, channel }: Question): URLSearchParams =>
  new URLSearchParams([
    ['days', String(days)],
    ...(store === '' ? [] : [['store', store]]),
    ...(channel === '' ? [] : [['channel', channel]]),
  ])

/** The query in the address, and a function to change it; a reload keeps it. */
export const useQuestion = (): [Question, (change: Partial<Question>) => void] => {
  const router = useRouter()
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const question = useMemo(() => readQuestion(search), [search])
  return [question, (change) => router.history.replace(`/dev/analytics?${searchOf({ ...question, ...change })}`)]
}

/** The query for the gateway: days start in the reader's time zone. */
export const askedOf = (question: Question): string => {
  const asked = searchOf(question)
  asked.set('zone', Intl.DateTimeFormat().resolvedOptions().timeZone)
  return asked.toString()
}
