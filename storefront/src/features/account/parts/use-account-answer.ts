import type { Document, VariablesOf } from '@leaflog/core'
import { type Answer, useAnswer, useSession } from '@leaflog/react'
import { useEffect, useRef } from 'react'
import { useOnline } from '../../../shared/ui/use-online.ts'

/**
 * The answer to a query of the signed-in customer: fetched when the page opens and again when the connection comes
 * back. Nothing is fetched while the variables are null or nobody is signed in.
 */
export function useAccountAnswer<Data, Name extends string>(
  document: Document<Data, Name>,
  variables: VariablesOf<Name> | null,
): Answer<Data> {
  const { isSignedIn } = useSession()
  const online = useOnline()
  const answer = useAnswer(document, isSignedIn ? variables : null)
  const { reload } = answer
  const wasOnline = useRef(online)
  useEffect(() => {
    if (online && !wasOnline.current) reload()
    wasOnline.current = online
  }, [online, reload])
  return answer
}
