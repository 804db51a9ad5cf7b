import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sprig } from '../../../shared/ui/sprig.tsx'
import { BrandMark } from '../../../shared/ui/brand-mark.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { classes } from '../../../shared/ui/classes.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import styles from './member-card.module.css'
import { QrCode } from './qr-code.tsx'
import { groupsOfFour } from './reward-steps.ts'
import { useScreenAwake } from './use-screen-awake.ts'

type MemberCardProps = { name: string; code: string; programme: string }

/** A name too long to fit beside the code has its own row. */
const longestBeside = 26

function LargeCode({ name, code }: Omit<MemberCardProps, 'programme'>) {
  const { t } = useTranslation('rewards')
  useScreenAwake(true)
  return (
    <div className={styles.large}>
      <QrCode text={code} label={t('card.qr', { code: groupsOfFour(code) })} className={styles.largeQr} />
      <p className={styles.largeCode}>{groupsOfFour(code)}</p>
      <p className={styles.hint}>{t('card.scan', { name })}</p>
    </div>
  )
}

/** The member's card: name, code and QR code, which can be shown full screen. */
export function MemberCard({ name, code, programme }: MemberCardProps) {
  const { t } = useTranslation('rewards')
  const [large, setLarge] = useState(false)
  return (
    <section aria-labelledby="card-heading" className={styles.section}>
      <div className={classes(styles.card, name.length > longestBeside && styles.long)}>
        <Sprig className={styles.sprig} />
        <h2 id="card-heading" className={styles.heading}>
          <BrandMark size={28} />
          {t('card.heading', { programme })}
        </h2>
        <div className={styles.qr}>
          <QrCode text={code} label={t('card.qr', { code: groupsOfFour(code) })} />
        </div>
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.code}>{groupsOfFour(code)}</p>
        </div>
      </div>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setLarge(true)}>
        <Icon icon={Maximize2} size={18} />
        {t('card.show')}
      </Button>
      <Sheet open={large} onClose={() => setLarge(false)} side="center" title={t('card.yours')}>
        <LargeCode name={name} code={code} />
      </Sheet>
    </section>
  )
}
