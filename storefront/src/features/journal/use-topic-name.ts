import { useTranslation } from 'react-i18next'

/** A topic's name in the visitor's language; without a translation, its label. */
export const useTopicName = (): ((topic: { code: string; label: string }) => string) => {
  const { t } = useTranslation('discover')
  return ({ code, label }) => t(`blog.topicNames.${code}`, { defaultValue: label })
}
