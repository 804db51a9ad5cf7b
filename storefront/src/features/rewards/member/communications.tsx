import type { ContentBlock } from '@leaflog/core/wire/content/content'
import type { Customer, PreferencesChange } from '@leaflog/core/wire/commerce/customer-model'
import { useShop } from '@leaflog/react'
import { useLoaderData } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../../shared/page/attempt.ts'
import { ContentHtml } from '../../../shared/ui/content-html.tsx'
import { type Channel, channelGroups, knownPhone, placeOf, switched } from './channels.ts'
import { ConsentForm } from './consent-form.tsx'
import { MemberPage } from './member-page.tsx'
import { NoAnswerState } from '../../../shared/ui/no-answer.tsx'
import { SettingsSection } from '../../../shared/settings/settings-section.tsx'
import { SettingsSkeleton } from '../../../shared/settings/settings-skeleton.tsx'
import { StaleNote } from '../../../shared/ui/stale-note.tsx'
import { Switch } from '../../../shared/settings/switch.tsx'
import { useMember } from '../../../shared/settings/use-member.ts'

type ChannelRowProps = { channel: Channel; customer: Customer; wording: ContentBlock | null }

/**
 * One switch, saved at once and by itself, so that the display is always the saved state and withdrawing consent never
 * needs another button. Only texts ask for more before they are switched on.
 */
function ChannelRow({ channel, customer, wording }: ChannelRowProps) {
  const { t } = useTranslation('rewards')
  const shop = useShop()
  const attempt = useAttempt()
  const [target, setTarget] = useState<boolean | null>(null)
  const [asking, setAsking] = useState(false)
  const preferences = customer.communication_preferences
  const on = preferences[channel.key]
  const place = placeOf(channel, preferences, customer.email)

  const save = async (change: PreferencesChange) => {
    await shop.account.updatePreferences(change)
    await shop.ui.toast({ type: 'success', text: t('communications.saved'), fixed: true })
  }
  const toggle = () => {
    if (channel.kind === 'text' && !on) {
      setAsking((before) => !before)
      return
    }
    setTarget(!on)
    attempt(save(switched(channel, !on)).finally(() => setTarget(null)))
  }
  const label = t(`channels.${channel.key}.label`)
  const text = t(`channels.${channel.key}.text`)
  return (
    <li>
      <Switch
        label={label}
        text={on && place !== null ? t('communications.to', { text, place }) : text}
        on={target ?? on}
        busy={target !== null}
        onToggle={toggle}
      />
      {asking && !on && wording === null && <p role="status">{t('communications.unavailable')}</p>}
      {asking && !on && wording !== null && (
        <ConsentForm
          label={label}
          wording={wording}
          phone={knownPhone(preferences)}
          onCancel={() => setAsking(false)}
          onAgree={async (signed) => {
            await save({ ...switched(channel, true), ...signed })
            setAsking(false)
          }}
        />
      )}
    </li>
  )
}

/** /rewards/newsletter (2d.1): consent to messages, by channel. */
export function CommunicationsPage() {
  const { t } = useTranslation('rewards')
  const blocks = useLoaderData({ from: '/rewards/newsletter' })
  const { account, reload } = useMember('customer')
  const { customer, status } = account
  const note = blocks['rewards_communications_note']
  const wording = blocks['rewards_sms_consent'] ?? null
  return (
    <MemberPage
      title={t('communications.title')}
      lead={note && <ContentHtml html={note.content} language={note.language} />}
    >
      {customer === null ? (
        status === 'failed' ? (
          <NoAnswerState what="choices" onRetry={reload} />
        ) : (
          <SettingsSkeleton />
        )
      ) : (
        <>
          <StaleNote failed={status === 'failed'} onRetry={reload} />
          {channelGroups.map((group) => (
            <SettingsSection
              key={group.of}
              title={t(`channels.${group.of}.title`)}
              text={t(`channels.${group.of}.text`)}
            >
              <ul>
                {group.channels.map((channel) => (
                  <ChannelRow key={channel.key} channel={channel} customer={customer} wording={wording} />
                ))}
              </ul>
            </SettingsSection>
          ))}
        </>
      )}
    </MemberPage>
  )
}
