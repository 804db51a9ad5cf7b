import type { FlatNamespace } from 'i18next'
import { useTranslation } from 'react-i18next'

/**
 * Texts of what a page shows as soon as the browser's own state is there: a cart, an order, an account. They come with the
 * page; one that had to be waited for later would hide the whole page meanwhile.
 */
export const useTextsAhead = (namespaces: readonly FlatNamespace[]): void => void useTranslation(namespaces)
