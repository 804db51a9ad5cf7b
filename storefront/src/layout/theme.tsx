import { useAttempt } from '../attempt.ts'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useShop, useUI } from '@leaflog/react'
import { useId } from 'react'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './theme.module.css'

const themes = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
] as const

/** One button in the header that goes from theme to theme (4e.4). */
export function ThemeButton() {
  const shop = useShop()
  const attempt = useAttempt()
  const { theme } = useUI()
  const at = themes.findIndex(({ value }) => value === theme)
  const now = themes[at] ?? themes[0]
  const next = themes[(at + 1) % themes.length] ?? themes[0]
  return (
    <button
      type="button"
      className={styles.button}
      title={`Theme: ${now.label}`}
      aria-label={`Theme: ${now.label}. Change to ${next.label}`}
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
  const { theme } = useUI()
  const name = useId()
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>Theme</legend>
      {themes.map(({ value, label, icon }) => (
        <label key={value} className={classes(styles.option, theme === value && styles.chosen)} title={label}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            className={styles.radio}
            onChange={() => attempt(shop.ui.chooseTheme(value))}
          />
          <Icon icon={icon} size={18} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  )
}
