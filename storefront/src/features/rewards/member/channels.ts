import type { Customer, PreferencesChange } from '@leaflog/core/wire/commerce/customer-model'
import { phoneProblem, required } from '../../../shared/forms/field-rules.ts'

export type Channel = {
  readonly key:
    | 'is_email_subscribed_rewards'
    | 'is_phone_subscribed_rewards'
    | 'is_email_subscribed'
    | 'is_phone_subscribed'
  readonly kind: 'email' | 'text'
}

type Preferences = Customer['communication_preferences']

/** The channels that can be switched, by sender (3.3.2). */
export const channelGroups: readonly { of: 'rewards' | 'shop'; channels: readonly Channel[] }[] = [
  {
    of: 'rewards',
    channels: [
      { key: 'is_email_subscribed_rewards', kind: 'email' },
      { key: 'is_phone_subscribed_rewards', kind: 'text' },
    ],
  },
  {
    of: 'shop',
    channels: [
      { key: 'is_email_subscribed', kind: 'email' },
      { key: 'is_phone_subscribed', kind: 'text' },
    ],
  },
]

/** Where a channel sends to: the address or number on file. */
export const placeOf = (channel: Channel, preferences: Preferences, email: string): string | null => {
  const isRewards = channel.key.endsWith('_rewards')
  if (channel.kind === 'email')
    return (isRewards ? preferences.marketing_email_rewards : preferences.marketing_email) ?? email
  const phone = isRewards ? preferences.marketing_phone_rewards : preferences.marketing_phone
  return phone === null ? null : phoneInWords(phone)
}

/** `3055550142` is "305-555-0142"; a number of another length stays unchanged. */
const phoneInWords = (phone: string): string => phone.replace(/^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')

/** The number on file for either kind of text message, as the initial value; '' without one. */
export const knownPhone = (preferences: Preferences): string =>
  phoneInWords(preferences.marketing_phone_rewards ?? preferences.marketing_phone ?? '')

export const switched = (channel: Channel, on: boolean): PreferencesChange => ({ [channel.key]: on })

/** Consent to texts requires a number. */
export const mobileProblem = (text: string): string | null => required(text) ?? phoneProblem(text)

export const signatureProblem = (text: string): string | null =>
  text.trim().length < 2 ? 'Type your full name.' : null
