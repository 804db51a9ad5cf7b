/** Components under test use English texts, without a provider around each. */
import { setI18n } from 'react-i18next'
import { serverTexts } from '../shared/i18n/server-texts.ts'

setI18n(serverTexts('en'))
