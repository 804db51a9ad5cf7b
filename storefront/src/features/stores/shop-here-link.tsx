import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { sentenceOf } from '../../shared/page/sentence.ts'
import { buttonClass, type ButtonLook } from '../../shared/ui/button.tsx'
import { useTranslation } from 'react-i18next'
import { reportUnexpected } from '../../shared/page/report-unexpected.ts'

/** 2b.1: each channel has its own addresses. */
const menuPaths = { ordering: '/shopd/category/flower', commerce: '/category/flower' } as const

export type ShopHereLinkProps = ButtonLook & {
  store: Dispensary
  /** A page of its menu. */
  to?: string
}

/** Chooses a dispensary and opens its menu. Without JavaScript it opens the menu of the currently chosen store. */
export function ShopHereLink({ store, to = menuPaths[store.channel], ...look }: ShopHereLinkProps) {
  const { t } = useTranslation('stores')
  const shop = useShop()
  const router = useRouter()
  const choose = async () => {
    try {
      await shop.dispensary.choose(store.store_code)
      // Its own card may be in the modal.
      await shop.ui.closeModal()
      await router.navigate({ to: '/', href: to })
    } catch (error) {
      await shop.ui.toast({ type: 'danger', ...sentenceOf(error) })
    }
  }
  return (
    <a
      href={to}
      className={buttonClass(look)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        choose().catch(reportUnexpected({ shop }, 'NOT_SAID'))
      }}
    >
      {t('shopHere.label')}
      <VisuallyHidden>{t('shopHere.of', { store: store.store_name, city: store.city })}</VisuallyHidden>
    </a>
  )
}
