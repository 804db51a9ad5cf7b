import { useAttempt } from '../../shared/page/attempt.ts'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useShop, useUI } from '@leaflog/react'
import { useId } from 'react'
import { classes } from '../../shared/ui/classes.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import styles from './theme.module.css'
import { useTranslation } from 'react-i18next'

const themes = [
  { value: 'light', icon: Sun },
  { value: 'dark', icon: Moon },
  { value: 'system', icon: Monitor },
] as const

/** One button in the header that cycles through the themes (4e.4). */
export function ThemeButton() {
  const shop = useShop()
  const attempt = useAttempt()
  const { t } = useTranslation('common')
  const { theme } = useUI()
  const at = themes.findIndex(({ value }) => value === theme)
  const now = themes[at] ?? themes[0]
  const next = themes[(at + 1) % themes.length] ?? themes[0]
  return (
    <button
      type="button"
      className={styles.button}
      title={t('theme.now', { theme: t(`theme.${now.value}`) })}
      aria-label={t('theme.change', { theme: t(`theme.${now.value}`), next: t(`theme.${next.value}`) })}
      onClick={() => attempt(shop.ui.chooseTheme(next.value))}
    >
      <Icon icon={now.icon} />
    </button>
  )
}

/** The three themes side by side (4e.4). */
export function ThemeSwitch() {
  const shop = useShop()
  const attempt = useAttempt()
  const { t } = useTranslation('common')
  const { theme } = useUI()
  const name = useId()
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{t('theme.heading')}</legend>
      {themes.map(({ value, icon }) => (
        <label
          key={value}
          className={classes(styles.option, theme === value && styles.chosen)}
          title={t(`theme.${value}`)}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            className={styles.radio}
            onChange={() => attempt(shop.ui.chooseTheme(value))}
          />
          <Icon icon={icon} size={18} />
          <VisuallyHidden>{t(`theme.${value}`)}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  )
}
