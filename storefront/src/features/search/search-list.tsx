import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { classes } from '../../shared/ui/classes.ts'
import { OptionContent } from './option-content.tsx'
import styles from './search-options.module.css'
import type { OptionGroup, SearchOption } from './search-options.ts'

export type SearchListProps = {
  id: string
  groups: readonly OptionGroup[]
  /** The option that the arrow keys have reached. */
  activeKey: string | null
  idOf: (option: SearchOption) => string
  onChoose: (option: SearchOption) => void
}

/** The combobox's listbox: options in groups. Each is a link, so that it can be opened in another tab. */
export function SearchList({ id, groups, activeKey, idOf, onChoose }: SearchListProps) {
  const { t } = useTranslation('search')
  const active = groups.flatMap(({ options }) => options).find(({ key }) => key === activeKey)
  const activeId = active && idOf(active)
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <div id={id} role="listbox" aria-label={t('box.suggestions')} className={styles.list}>
      {groups.map(({ name, options }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className={styles.group}>
          <div
            id={`${id}-${name}`}
            role="presentation"
            className={classes(styles.title, name === 'all' && styles.hidden)}
          >
            {t(`groups.${name}`)}
          </div>
          {options.map((option) => (
            <AppLink
              key={option.key}
              id={idOf(option)}
              href={option.href}
              role="option"
              aria-selected={option.key === activeKey}
              tabIndex={-1}
              className={classes(styles.option, option.key === activeKey && styles.active)}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              <OptionContent option={option} group={name} />
            </AppLink>
          ))}
        </div>
      ))}
    </div>
  )
}
