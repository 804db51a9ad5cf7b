import { useShop } from '@leaflog/react'
import { useEffect, useState } from 'react'
import { classes } from '../../../shared/ui/classes.ts'
import styles from './qr-code.module.css'
import { reportUnexpected } from '../../../shared/page/report-unexpected.ts'

/** White modules around the code, as required by ISO/IEC 18004. */
const quiet = 4

type Drawing = { text: string; side: number; path: string }

/** One square for each dark module of a row. */
const squares = (row: readonly boolean[], y: number): string =>
  row.map((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')).join('')

const draw = async (text: string): Promise<Drawing> => {
  const { encode } = await import('uqr')
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  return { text, side: size + 2 * quiet, path: data.map(squares).join('') }
}

/**
 * A scannable code: dark on light in both themes, with its quiet zone. Its code is lazy-loaded; if that fails, the text
 * beside it still works.
 */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  const shop = useShop()
  useEffect(() => {
    let current = true
    const show = async () => {
      const done = await draw(text)
      if (current) setDrawing(done)
    }
    show().catch(reportUnexpected({ shop }, 'QR_CODE_NOT_DRAWN'))
    return () => {
      current = false
    }
  }, [shop, text])
  const ready = drawing?.text === text
  return (
    <div className={classes(styles.tile, className)}>
      {ready && (
        <svg
          viewBox={`0 0 ${drawing.side} ${drawing.side}`}
          role="img"
          aria-label={label}
          shapeRendering="crispEdges"
          className={styles.code}
        >
          <path d={drawing.path} />
        </svg>
      )}
    </div>
  )
}
