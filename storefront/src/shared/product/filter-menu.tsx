import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { chipClass } from '../ui/chip.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './filter-menu.module.css'

export type FilterMenuProps = {
  label: string
  /** The choice, shown on the chip. */
  chosen?: string | undefined
  done: string
  children: ReactNode
}

/**
 * A chip that opens a panel: a native <details>, so that it works without JavaScript; on phones its panel is a sheet at
 * the bottom. One is open at a time; a press outside or Escape closes it.
 */
export function FilterMenu({ label, chosen, done, children }: FilterMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    const element = details.current
    if (element?.open !== true) return
    element.open = false
    element.querySelector('summary')?.focus()
  }
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      const element = details.current
      if (element?.open === true && event.target instanceof Node && !element.contains(event.target))
        element.open = false
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [])
  return (
    <details
      ref={details}
      name="listing-filter"
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <summary className={chipClass(chosen === undefined ? 'plain' : 'active', true)}>
        {label}
        {chosen !== undefined && <span className={styles.chosen}>{chosen}</span>}
        <Icon icon={ChevronDown} size={16} />
      </summary>
      <div className={styles.panel}>
        <p className={styles.title}>{label}</p>
        <div className={styles.content}>{children}</div>
        <div className={styles.done}>
          <Button wide size="small" onClick={close}>
            {done}
          </Button>
        </div>
      </div>
    </details>
  )
}
