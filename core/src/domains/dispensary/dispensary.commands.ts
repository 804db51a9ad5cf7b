import { LeaflogError } from '../../errors/errors.ts'
import { askJson } from '../../http/ask.ts'
import { once } from '../../http/once.ts'
import type { DomainEvent } from '../../engine/kernel/define-events.ts'
import type { CommandContext } from '../../engine/kernel/commands.ts'
import { modeAt } from '../../rules/catalogue/menu.ts'
import { type Dispensary, dispensaries } from '../../wire/content/stores.ts'
import { type ShoppingMode, dispensaryEvents } from './dispensary.events.ts'
import { keepChoice } from './dispensary.effects.ts'
import { deliveryOf, dispensaryOf, remembered } from './dispensary.rules.ts'
import type { DispensaryView } from './dispensary.view.ts'

export function dispensaryCommands({ commit, http, gateway, view, local, cookies }: CommandContext<DispensaryView>) {
  /** Every dispensary and store view; fetched once per page, again after a failure. */
  const list = once<readonly Dispensary[]>(() => askJson(http, `${gateway}/api/rest/stores`, dispensaries))

  /**
   * Commits a choice and writes it where the server reads it, so that a page requested right after it is that store's.
   * The choice's own effect does so too, for a tab that ends before.
   */
  const commitChoice = async (event: DomainEvent): Promise<void> => {
    await commit(event)
    const { chosen, mode, fulfilment } = view()
    const deliveryCode = chosen && fulfilment === 'delivery' ? deliveryOf(chosen) : null
    keepChoice({ local, cookies }, remembered({ chosen, mode, deliveryCode }))
  }

  return {
    list,

    /**
     * Chooses by store code, e.g. `fl_miami`. Errors: STORE_UNKNOWN for a code that is not a store.
     * @param fulfilment the current one by default; pickup if the dispensary does not deliver
     */
    async choose(storeCode: string, fulfilment: DispensaryView['fulfilment'] = view().fulfilment): Promise<void> {
      if (view().chosen?.store_code === storeCode) return
      const dispensary = dispensaryOf(await list(), storeCode)
      if (!dispensary) throw new LeaflogError('STORE_UNKNOWN')
      const deliveryCode = fulfilment === 'delivery' ? deliveryOf(dispensary) : null
      await commitChoice(dispensaryEvents.chosen({ dispensary, mode: modeAt(dispensary, view().mode), deliveryCode }))
    },

    /** Shows the other menu of the dispensary. */
    async chooseMode(mode: ShoppingMode): Promise<void> {
      if (view().mode !== mode) await commitChoice(dispensaryEvents.modeChosen({ mode }))
    },

    /** Pickup or delivery. Errors: STORE_REQUIRED before a dispensary is chosen. */
    async chooseFulfilment(fulfilment: 'pickup' | 'delivery'): Promise<void> {
      const { chosen, fulfilment: current } = view()
      if (fulfilment === current) return
      if (!chosen) throw new LeaflogError('STORE_REQUIRED')
      const deliveryCode = fulfilment === 'delivery' ? deliveryOf(chosen) : null
      await commitChoice(dispensaryEvents.fulfilmentChosen({ deliveryCode }))
    },

    /** Remembers where deliveries go. Five digits; anything else is refused as an event that is not valid. */
    async giveZip(zip: string): Promise<void> {
      if (view().zip !== zip) await commit(dispensaryEvents.zipGiven({ zip }))
    },
  }
}
