/** Plugins: what else hears a shop, or steers it. `plugins/` has ready-made ones. */
import { type Observable, Subscription } from 'rxjs'
import { isLeaflogError } from '../errors/errors.ts'
import { codeOf } from '../engine/kernel/queue.ts'
import type { Report } from '../ports/ports.ts'
import type { Shop } from './shop-handle.ts'

/** What a plugin is given beside the shop. */
export interface PluginHost {
  /**
   * Calls the listener with each value, until the shop is disposed of. What the listener throws, or rejects with, is
   * reported as PLUGIN_FAILED; it hears the next value all the same. So is a stream that fails, which ends.
   */
  listen<Value>(source: Observable<Value>, listener: (value: Value) => unknown): void
}

/**
 * Hears a shop, or steers it. `Of` is what it needs of the shop: a plugin for a command that a composed shop does not
 * have is a type error there.
 */
export interface ShopPlugin<Of = Shop> {
  /** Names it in reports. */
  readonly name: string
  /**
   * Called once, when the shop starts and before its log is read, so that nothing is missed: the state is that of the
   * initial events, and commands wait. Returns what is to be called when the shop is disposed of. The shop outlives its
   * visitors: after `forget()`, its streams and commands are the next one's. What throws is reported as PLUGIN_FAILED, and
   * the shop goes on.
   */
  readonly start: (shop: Of, host: PluginHost) => void | (() => void)
}

/** A plugin as it is started: that the shop has what it needs, the types of whoever opened the shop have checked. */
export interface CheckedPlugin {
  readonly name: string
  start(shop: unknown, host: PluginHost): void | (() => void)
}

/** Unsubscribing stops it. */
export function startPlugin(plugin: CheckedPlugin, shop: Shop, report: Report): Subscription {
  const held = new Subscription()
  const failed = (error: unknown): void => {
    // A visitor who is forgotten, or a shop that is closed, is no failure.
    if (!isLeaflogError(error, 'SHOP_DISPOSED')) report('PLUGIN_FAILED', `${plugin.name}: ${codeOf(error)}`)
  }
  const attempt = async (run: () => unknown): Promise<void> => {
    try {
      await run()
    } catch (error) {
      failed(error)
    }
  }
  const listen: PluginHost['listen'] = (source, listener) => {
    held.add(source.subscribe({ next: (value) => void attempt(() => listener(value)), error: failed }))
  }
  void attempt(() => {
    const stop = plugin.start(shop, { listen })
    if (stop) held.add(() => void attempt(stop))
  })
  return held
}
