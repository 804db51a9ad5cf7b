import type { Missing } from '@leaflog/core'
import { useId } from 'react'
import { AppLink } from '../ui/app-link.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { stepHref } from './steps.ts'
import styles from './summary.module.css'

/** From the cart to the next step, once everything in it can be ordered. */
export function Continue({ missing }: { missing: readonly Missing[] }) {
  const id = useId()
  const here = missing.filter(({ step }) => step === 'cart')
  if (here.length === 0)
    return (
      <AppLink href={stepHref('shipping')} className={buttonClass({ wide: true })}>
        Continue
      </AppLink>
    )
  return (
    <>
      <p id={id} className={styles.why}>
        {here.map(({ sentence }) => sentence).join(' ')}
      </p>
      <Button wide disabled aria-describedby={id}>
        Continue
      </Button>
    </>
  )
}
