/** Components under test use English texts, without a provider around each, and are waited for as on a busy machine. */
import { configure } from '@testing-library/react'
import { setI18n } from 'react-i18next'
import { serverTexts } from '../shared/i18n/server-texts.ts'

configure({ asyncUtilTimeout: 30_000 })
setI18n(serverTexts('en'))
