/** What the shop keeps beside its log (3.17): whose it is, and how it is erased when the visitor is forgotten. */
import { LeaflogError } from '../errors/errors.ts'
import type { Head } from '../engine/log/log.ts'
import type { Cookies, Ports } from '../ports/ports.ts'
import { OWNER_NAME, VISITORS_NAMES } from '../ports/storage-names.ts'

type Storages = Pick<Ports, 'local' | 'session' | 'cookies'>

/**
 * Erases what belongs to a visitor who is forgotten; true where there was something to erase. The log's head decides, and
 * each storage is marked last of all: whatever a crash left undone is done when a log is opened, before anything is read.
 */
export function eraseStrangers(
  { local, session, cookies }: Storages,
  head: Pick<Head, 'logId' | 'afterForget'>,
): boolean {
  if (!head.afterForget) return false
  const strange = [local, cookies, session].filter((storage) => storage.get(OWNER_NAME) !== head.logId)
  const wasKept = strange.some((storage) => VISITORS_NAMES.some((name) => storage.get(name) !== null))
  for (const storage of strange) {
    for (const name of VISITORS_NAMES) storage.remove(name)
    storage.set(OWNER_NAME, head.logId)
  }
  return wasKept
}

/** The outside world of one visitor. */
export interface VisitorPorts extends Ports {
  /** False once another visitor is there: then what is still on its way for this one writes nothing. */
  isPresent(): boolean
  /** The log is loaded: whoever storage belongs to now is this visitor. */
  arrive(): void
}

export function portsForVisitor(ports: Ports, ended: AbortSignal): VisitorPorts {
  const owner = () => ports.local.get(OWNER_NAME)
  let own = owner()
  const isPresent = () => !ended.aborted && owner() === own
  const fenced = (storage: Cookies): Cookies => ({
    get: storage.get,
    set: (name, value, days) => isPresent() && storage.set(name, value, days),
    remove: (name) => isPresent() && storage.remove(name),
  })
  return {
    ...ports,
    local: fenced(ports.local),
    session: fenced(ports.session),
    cookies: fenced(ports.cookies),
    http: (request) => (ended.aborted ? Promise.reject(new LeaflogError('SHOP_DISPOSED')) : ports.http(request)),
    // The channel is the page's, which outlives the visitor.
    channel: { heads$: ports.channel.heads$, post: (head) => ports.channel.post(head), close: () => {} },
    random: () => ports.random(),
    isPresent,
    arrive: () => {
      own = owner()
    },
  }
}
