import { type AnalyticsReport, analyticsReport } from '@leaflog/core/wire/analytics/analytics-report'
import { useRouteContext } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { askedOf, type Question } from './question.ts'

export type ReadReport = {
  /** The answer to the latest query; null before the first. */
  report: AnalyticsReport | null
  /** Whether a query is in flight. */
  busy: boolean
  failed: boolean
  /** Fetches again. */
  refresh: () => void
}

/** One request of a query; a refresh is another one of the same. */
type Asking = { question: Question; turn: number }

/** The figures of a query. The previous ones stay until the next ones arrive. */
export const useReport = (question: Question): ReadReport => {
  const { http, origin } = useRouteContext({ from: '__root__' })
  const [report, setReport] = useState<AnalyticsReport | null>(null)
  const [answered, setAnswered] = useState<(Asking & { failed: boolean }) | null>(null)
  const [turn, setTurn] = useState(0)
  const refresh = useCallback(() => setTurn((before) => before + 1), [])

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async () => {
      try {
        const answer = await http(new Request(`${origin}/dev/analytics/report?${askedOf(question)}`, { signal }))
        const next = answer.ok ? analyticsReport.safeParse(await answer.json()) : undefined
        if (signal.aborted) return
        if (next?.success === true) setReport(next.data)
        setAnswered({ question, turn, failed: next?.success !== true })
      } catch {
        // The page shows the failure.
        if (!signal.aborted) setAnswered({ question, turn, failed: true })
      }
    }
    void ask()
    return () => leaving.abort()
  }, [http, origin, question, turn])

  const busy = answered?.question !== question || answered.turn !== turn
  return { report, busy, failed: !busy && answered.failed, refresh }
}
