import { useTranslation } from 'react-i18next'

/** The name of a topic in the visitor's language; one that no translation knows keeps its label. */
export const useTopicName = (): ((topic: { code: string; label: string }) => string) => {
  const { t } = useTranslation('discover')
  return ({ code, label }) => t(`blog.topicNames.${code}`, { defaultValue: label })
}
