/** What the development server tells pages of an edited file of words. */
import type { ResourceLanguage } from 'i18next'

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'leaflog:words': { language: string; namespace: string; texts: ResourceLanguage }
  }
}
