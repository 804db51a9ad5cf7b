import { classes } from './classes.ts'
import styles from './brand-mark.module.css'

/** The brand's logo: a sprig in a seed. It has the color of the text around it. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" className={styles.mark}>
      <path d="M16 2.500c7 4.200 10.500 9 10.500 14.300A10.500 10.500 0 0 1 16 27.500 10.500 10.500 0 0 1 5.500 16.800C5.500 11.500 9 6.700 16 2.500Z" />
      <path d="M16 30V12.500M16 22c-3.700-.2-6-2.300-6.600-6 3.900.2 6.200 2.300 6.600 6Zm0-3.200c3.400-.2 5.500-2 6-5.300-3.500.2-5.600 2-6 5.300Zm0-6.300c-1.700-1.700-1.700-3.800 0-5.800 1.700 2 1.700 4.100 0 5.800Z" />
    </svg>
  )
}

type BrandNameProps = {
  name: string
  size?: number
  /** Shows only the logo on small screens. */
  scarce?: boolean
}

/** Logo and name, as a link to the home page. */
export function BrandName({ name, size = 32, scarce = false }: BrandNameProps) {
  return (
    <span className={classes(styles.brand, scarce && styles.scarce)}>
      <BrandMark size={size} />
      <span className={styles.name}>{name}</span>
    </span>
  )
}
