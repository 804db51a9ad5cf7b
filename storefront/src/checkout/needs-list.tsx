import type { Missing } from '@leaflog/core'
import { useEffect, useRef } from 'react'
import styles from './needs-list.module.css'
import { needId } from './need-id.ts'

/** What keeps somebody from going on, each with the way to where it is said. It takes the focus whenever it is asked for. */
export function NeedsList({ missing, asked }: { missing: readonly Missing[]; asked: number }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked > 0) box.current?.focus()
  }, [asked])
  if (asked === 0 || missing.length === 0) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.box}>
      <p className={styles.title}>{missing.length === 1 ? 'One thing is missing.' : 'Some things are missing.'}</p>
      <ul>
        {missing.map(({ need, sentence }) => (
          <li key={need}>
            <a href={`#${needId(need)}`}>{sentence}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
