import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageContext } from '../../../shared/page/context.ts'
import { sentenceOf } from '../../../shared/page/sentence.ts'
import { isOver, type PackedLog, type Relay } from './relay.ts'
import { watchLog } from './watch-log.ts'

export type FollowedState =
  | { is: 'off' }
  | { is: 'asking' }
  | { is: 'waiting'; code: string }
  | { is: 'following' }
  /** It ended without being stopped here, and why. */
  | { is: 'over'; text: string }

/** Takes a newer log; a rejection ends the following. */
type Take = (log: PackedLog) => Promise<void>

const OFF: FollowedState = { is: 'off' }
/** Why it is over, by what came before. */
const endings = {
  nothing: 'No phone has entered the code within 10 minutes.',
  phone: 'The phone has stopped.',
  log: 'The phone has stopped. What it showed stays here.',
}

/** Follows the log of the device on which the code is entered: until it stops, or this page does. */
export function useFollowedLog(relay: Relay, after: PageContext['after']) {
  const [state, setState] = useState<FollowedState>(OFF)
  const stopped = useRef(() => {})
  /** Of the latest beginning: what an earlier one brings is not wanted. */
  const current = useRef(0)

  const stop = useCallback(() => {
    current.current += 1
    stopped.current()
    stopped.current = () => {}
    setState(OFF)
  }, [])
  useEffect(() => {
    const leaving = new AbortController()
    addEventListener('pagehide', stop, { signal: leaving.signal })
    return () => {
      leaving.abort()
      stop()
    }
  }, [stop])

  const follow = async (take: Take) => {
    stop()
    const mine = current.current
    setState({ is: 'asking' })
    const { code, secret } = await relay.begin()
    // If it does not arrive, the gateway ends it when it hears nothing for a while.
    const end = () => void relay.end(secret).catch(() => undefined)
    if (mine !== current.current) return end()
    let came: keyof typeof endings = 'nothing'
    const cease = watchLog({
      ask: (version) => relay.news(secret, version),
      after,
      onFollowing: () => {
        came = 'phone'
        setState({ is: 'following' })
      },
      onLog: async (log) => {
        await take(log)
        came = 'log'
      },
      onEnd: (error) => {
        end()
        stopped.current = () => {}
        setState({ is: 'over', text: isOver(error) ? endings[came] : sentenceOf(error).text })
      },
    })
    stopped.current = () => {
      cease()
      end()
    }
    setState({ is: 'waiting', code })
  }
  const begin = (take: Take) => {
    follow(take).catch((error: unknown) => {
      const over: FollowedState = { is: 'over', text: sentenceOf(error).text }
      setState((now) => (now.is === 'asking' ? over : now))
    })
  }

  return { state, begin, stop }
}
