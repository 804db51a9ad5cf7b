import { createSharedIndexedDbLog } from '../../testing/shared-logs.ts'
import { describeInterleavings } from './log-interleavings.contract.ts'
import { describeRows } from './log-rows.contract.ts'
import { describeLog } from './log.contract.ts'

const create = () => createSharedIndexedDbLog(indexedDB)

describeLog('the log over IndexedDB in Chromium', create)
describeRows('the log over IndexedDB in Chromium', create)
describeInterleavings('the log over IndexedDB in Chromium', create, 30)
