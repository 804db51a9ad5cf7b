/** The ports of one tab: everything that it knows of the world. */
import { createHash } from 'node:crypto'
import { createFakeChannels, createFakePorts } from '../../../core/src/testing/fake-ports.ts'
import type { Ports } from '../../../core/src/ports/ports.ts'
import { createTabStorage } from '../disk/indexeddb.ts'
import type { Gate } from './gate.ts'
import type { Member, Profile } from './profile.ts'

/** Until the browser is closed, which here it never is. */
const SESSION_DAYS = 9999

export function createTabPorts(profile: Profile, gate: Gate, report: (line: string) => void) {
  const { timeline, random, local, cookies } = profile
  const [inbox, heard] = pairOfChannels()
  const member: Member = { hear: (head) => gate.pass(() => inbox.post(head)) }
  const storage = createTabStorage(profile.disk, profile.sharing, gate.pass)
  const session = new Map<string, string>()
  const announced = new Set<string>()
  const { seen, clock: _, ...fakes } = createFakePorts()
  profile.members.add(member)

  const keyValue = (kept: Map<string, string>) => ({
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  })

  const ports: Ports = {
    ...fakes,
    clock: {
      now: profile.now,
      offset: () => 0,
      after(milliseconds, run) {
        let stopped = false
        const cancel = timeline.after(milliseconds, () => gate.pass(() => void (stopped || run())))
        return () => {
          stopped = true
          cancel()
        }
      },
    },
    ids: { next: profile.nextId },
    http: profile.network.httpOf(gate.pass),
    local: keyValue(local),
    session: keyValue(session),
    cookies: {
      get: cookies.get,
      set: (name, value, days = 365) => cookies.set(name, value, days === 'session' ? SESSION_DAYS : days),
      remove: cookies.remove,
    },
    channel: {
      heads$: heard.heads$,
      post: (head) => profile.broadcast(member, head),
      close: () => void profile.members.delete(member),
    },
    presence: {
      announce(tab) {
        announced.add(tab)
        profile.alive.add(tab)
        return () => void profile.alive.delete(tab)
      },
      alive: () =>
        new Promise((resolve) => {
          timeline.after(random.next(), () =>
            gate.pass(() => resolve(profile.hasLocks ? new Set(profile.alive) : null)),
          )
        }),
      left: () => profile.left,
    },
    digest: (text) => Promise.resolve(createHash('sha256').update(text).digest('hex')),
    random: random.next,
    indexedDB: storage.factory,
    report: (code, detail) => report(`${code}: ${detail}`),
  }

  return {
    ports,
    storage,
    wake: seen.wake,
    act: seen.act,
    /** The page is hidden, and knows that it ends. */
    leave() {
      seen.hide()
      for (const tab of announced) profile.left.add(tab)
    },
    /** The browser lets go of what the page held. */
    release() {
      profile.members.delete(member)
      for (const tab of announced) profile.alive.delete(tab)
    },
  }
}

/** What is posted into the first is heard by the second. */
function pairOfChannels() {
  const join = createFakeChannels()
  return [join(), join()] as const
}
