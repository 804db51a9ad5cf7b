import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRouter } from '@tanstack/react-router'
import { Checkbox } from '../../shared/forms/form-parts.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Input } from '../../shared/ui/field.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { filteredHref, longestText, type StoreFilter } from './store-filter.ts'
import styles from './store-search.module.css'

type StoreSearchProps = { path: string; filter: StoreFilter; onFilter: (filter: StoreFilter) => void }

/**
 * The search of a state's dispensaries. It applies while it is typed, and "Search" puts it into the address; without
 * JavaScript the form is sent.
 */
export function StoreSearch({ path, filter, onFilter }: StoreSearchProps) {
  const { t } = useTranslation('places')
  const router = useRouter()
  return (
    <form
      role="search"
      method="get"
      action={path}
      aria-label={t('dispensaries.state.form')}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void router.navigate({ to: '/', href: filteredHref(path, filter), replace: true, resetScroll: false })
      }}
    >
      <div className={styles.text}>
        <Input
          label={t('dispensaries.state.search')}
          type="search"
          name="q"
          autoComplete="off"
          maxLength={longestText}
          value={filter.text}
          onChange={({ target }) => onFilter({ ...filter, text: target.value })}
        />
        <Button type="submit" variant="secondary">
          <Icon icon={Search} size={18} />
          {t('dispensaries.state.send')}
        </Button>
      </div>
      <div className={styles.choices}>
        <Checkbox
          name="open"
          value="1"
          label={t('dispensaries.state.open')}
          checked={filter.open}
          onChange={({ target }) => onFilter({ ...filter, open: target.checked })}
        />
        <Checkbox
          name="delivery"
          value="1"
          label={t('dispensaries.state.delivery')}
          checked={filter.delivery}
          onChange={({ target }) => onFilter({ ...filter, delivery: target.checked })}
        />
      </div>
    </form>
  )
}
