import { X } from 'lucide-react'
import { Icon } from '../../../shared/ui/icon.tsx'
import styles from './codes.module.css'

export type CodeListProps = {
  codes: readonly { readonly key: string; readonly label: string; readonly remove: string }[]
  onRemove: (key: string) => void
}

/** The applied codes, each with a button that removes it. */
export function CodeList({ codes, onRemove }: CodeListProps) {
  if (codes.length === 0) return null
  return (
    <ul className={styles.codes}>
      {codes.map(({ key, label, remove }) => (
        <li key={key} className={styles.code}>
          <span>{label}</span>
          <button type="button" className={styles.remove} aria-label={remove} onClick={() => onRemove(key)}>
            <Icon icon={X} size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}
