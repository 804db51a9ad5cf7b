import type { Shop } from '@leaflog/core'
import { redactWithReport } from '@leaflog/core/replay'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageContext } from '../../../shared/page/context.ts'
import { sentenceOf } from '../../../shared/page/sentence.ts'
import { packLog } from './packed-log.ts'
import { createRelay } from './relay.ts'
import { showLog } from './show-log.ts'

/** `over`: it ended without being stopped here, and why. */
type ShownState = { is: 'off' } | { is: 'shown' } | { is: 'over'; text: string }

type Context = Pick<PageContext, 'http' | 'origin' | 'now' | 'after'>

const OFF: ShownState = { is: 'off' }

/** Shows the shop's log, redacted here, on the device with a code: until it is stopped, or this page or panel is gone. */
export function useShownLog(shop: Shop, { http, origin, now, after }: Context) {
  const [state, setState] = useState<ShownState>(OFF)
  const isOpen = useRef(false)
  const stopped = useRef(() => {})

  const stop = useCallback(() => {
    stopped.current()
    setState(OFF)
  }, [])
  useEffect(() => {
    isOpen.current = true
    const leaving = new AbortController()
    addEventListener('pagehide', stop, { signal: leaving.signal })
    return () => {
      isOpen.current = false
      leaving.abort()
      stop()
    }
  }, [stop])

  /** Rejects if the code does not work. Nothing is shown if the signal is aborted meanwhile. */
  const join = async (code: string, signal: AbortSignal) => {
    const relay = createRelay(http, origin)
    const secret = await relay.join(code)
    const end = () => {
      stopped.current = () => {}
      // If it does not arrive, the gateway ends it when it hears nothing for a while.
      relay.end(secret).catch(() => undefined)
    }
    if (!isOpen.current || signal.aborted) return end()
    const cease = showLog({
      read: async () => packLog(redactWithReport(await shop.log.export({ blobs: true })).log),
      onGrown: (run) => {
        const growing = shop.events$.subscribe(run)
        return () => growing.unsubscribe()
      },
      send: (log) => relay.show(secret, log),
      now,
      after,
      onEnd: (error) => {
        end()
        setState({ is: 'over', text: sentenceOf(error).text })
      },
    })
    stopped.current = () => {
      cease()
      end()
    }
    setState({ is: 'shown' })
  }

  return { state, join, stop }
}
