import { useShop, useUI } from '@leaflog/react'
import { Search } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../shared/page/attempt.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { OnDemand } from '../../shared/ui/on-demand.tsx'
import { Waiting } from '../../shared/ui/waiting.tsx'
import { useChunkLoadToast } from '../../shared/ui/use-chunk-load-toast.ts'
import styles from './search-button.module.css'

const layer = () => import('./search-layer.tsx').then((m) => m.SearchLayer)

/** In a text field or an open overlay, the key types the character. */
const isForPage = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog, [inert]') === null &&
  document.querySelector('dialog[open], [inert]') === null

/** Opens search (4e.1), as the key `/` does. The rest is lazy-loaded then. */
export function SearchButton() {
  const shop = useShop()
  const attempt = useAttempt()
  const { search } = useUI()
  const { t } = useTranslation('common')
  const missing = useChunkLoadToast(useCallback(() => shop.ui.close('search'), [shop]))
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || !isForPage(event)) return
      event.preventDefault()
      const open = async () => {
        const { shortcut } = await shop.search()
        if (shortcut.isOn()) await shop.ui.open('search')
      }
      attempt(open())
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [shop, attempt])
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={t('search')}
        onClick={() => attempt(shop.ui.open('search'))}
      >
        <Icon icon={Search} />
      </button>
      <a href="/search" className={styles.plain}>
        {t('search')}
      </a>
      <OnDemand wanted={search} load={layer} onMissing={missing} pending={<Waiting />} />
    </>
  )
}
