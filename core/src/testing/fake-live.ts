/** An in-memory live server: tests accept connections, close them, and send messages. */
import { Observable, type Subscriber } from 'rxjs'
import type { Live, LiveState, LiveSubscription } from '../ports/ports.ts'

export interface FakeConnection {
  readonly token: string | null
  /** The current subscriptions, as `operation variables`. */
  followed(): string[]
  open(): void
  close(why: 'refused' | 'unavailable' | 'lost'): void
  /** Sends data to the subscribers of an operation. */
  tell(operationName: string, data: Record<string, unknown>): void
}

export interface FakeLive extends Live {
  /** Every connection ever requested, the oldest first. */
  readonly asked: FakeConnection[]
  /** Connections that are still open. */
  readonly living: Set<FakeConnection>
}

export function createFakeLive(): FakeLive {
  const asked: FakeConnection[] = []
  const living = new Set<FakeConnection>()
  const connect = (_gateway: string, token: string | null) =>
    new Observable<LiveState>((subscriber) => {
      const connection = playConnection(token, subscriber)
      asked.push(connection)
      living.add(connection)
      return () => living.delete(connection)
    })
  return { asked, living, connect }
}

function playConnection(token: string | null, subscriber: Subscriber<LiveState>): FakeConnection {
  const followers = new Map<Subscriber<unknown>, LiveSubscription>()
  const follow = (subscription: LiveSubscription) =>
    new Observable<unknown>((follower) => {
      followers.set(follower, subscription)
      return () => void followers.delete(follower)
    })
  return {
    token,
    followed: () =>
      [...followers.values()].map(({ operationName, variables }) => `${operationName} ${JSON.stringify(variables)}`),
    open: () => subscriber.next({ is: 'open', follow }),
    close(why) {
      for (const follower of followers.keys()) follower.complete()
      subscriber.next({ is: 'closed', why })
      subscriber.complete()
    },
    tell(operationName, data) {
      for (const [follower, subscription] of followers)
        if (subscription.operationName === operationName) follower.next({ [operationName]: data })
    },
  }
}
