import { ClipboardCheck, RefreshCw, UserRoundPlus } from 'lucide-react'
import { Trans, useTranslation } from 'react-i18next'
import { useTerm } from '../../../shared/i18n/use-term.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Picture } from '../../../shared/ui/picture.tsx'
import { MessageForm } from './message-form.tsx'
import styles from './for-doctors-page.module.css'
import { Frame, Section } from '../../../shared/product/section-frame.tsx'
import { programmeStates } from './outreach.ts'

/** For doctors (2c.3): how to register, each program's requirements, and a message form. */
export function ForDoctorsPage() {
  const { t } = useTranslation('discover')
  return (
    <Frame
      trail={[
        { label: t('trail.community'), href: '/community-outreach' },
        { label: t('trail.doctors'), href: '/community-outreach/doctors' },
      ]}
      title={t('doctors.title')}
      intro={t('doctors.intro')}
    >
      <Section id="wish" title={t('doctors.wish')}>
        <Steps />
      </Section>
      <Section id="by-state" title={t('doctors.byState')} note={t('doctors.byStateNote')}>
        <Programmes />
      </Section>
      <section aria-labelledby="promise" className={styles.promise}>
        <Picture
          path="/journal/talking-to-your-doctor-about-cannabis.jpg"
          alt=""
          width={480}
          height={336}
          sizes="(width <= 767px) 92vw, 440px"
          className={styles.picture}
        />
        <div className={styles.promiseWords}>
          <h2 id="promise">{t('doctors.promiseHeading')}</h2>
          <p>{t('doctors.promise')}</p>
          <p>
            <Trans
              t={t}
              i18nKey="doctors.listed"
              components={{ a: <AppLink href="/discover/find-a-doctor">{null}</AppLink> }}
            />
          </p>
        </div>
      </section>
      <Section id="talk" title={t('doctors.formHeading')} note={t('doctors.formIntro')}>
        <MessageForm />
      </Section>
    </Frame>
  )
}

const steps = [
  { name: 'register', icon: UserRoundPlus },
  { name: 'examine', icon: ClipboardCheck },
  { name: 'follow', icon: RefreshCw },
] as const

function Steps() {
  const { t } = useTranslation('discover')
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, icon }) => (
        <li key={name} className={styles.step}>
          <span className={styles.mark}>
            <Icon icon={icon} size={24} />
          </span>
          <h3>{t(`doctors.steps.${name}Title`)}</h3>
          <p>{t(`doctors.steps.${name}Text`)}</p>
        </li>
      ))}
    </ol>
  )
}

/** Each state's program, collapsed: a doctor needs only one. */
function Programmes() {
  const { t } = useTranslation('discover')
  const word = useTerm()
  return (
    <div className={styles.programmes}>
      {programmeStates.map(({ code, name }) => (
        <details key={code} id={code.toLowerCase()} name="programme" className={styles.programme}>
          <summary className={styles.summary}>
            <h3 className={styles.state}>{word(name)}</h3>
          </summary>
          <dl className={styles.facts}>
            <dt>{t('doctors.runBy')}</dt>
            <dd>{t(`doctors.states.${code}.run`)}</dd>
            <dt>{t('doctors.who')}</dt>
            <dd>{t(`doctors.states.${code}.who`)}</dd>
            <dt>{t('doctors.asks')}</dt>
            <dd>{t(`doctors.states.${code}.asks`)}</dd>
            <dt>{t('doctors.patients')}</dt>
            <dd>{t(`doctors.states.${code}.patients`)}</dd>
          </dl>
        </details>
      ))}
    </div>
  )
}
