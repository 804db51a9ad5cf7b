import { Button } from './button.tsx'
import { NoAnswer } from './drawings.tsx'
import { EmptyState } from './empty-state.tsx'

/** What could not be fetched, and nothing is known of it from before. */
export function NoAnswerState({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        drawing={<NoAnswer />}
        title={`We could not fetch your ${what}`}
        text="Nothing is lost. It may be the connection, or us; trying again usually helps."
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </div>
  )
}
