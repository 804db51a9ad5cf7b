/** Components under test say what they say in English, without a provider around each. */
import { setI18n } from 'react-i18next'
import { serverTexts } from '../shared/i18n/server-texts.ts'

setI18n(serverTexts('en'))
