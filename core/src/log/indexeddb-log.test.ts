import 'fake-indexeddb/auto'
import { createSharedIndexedDbLog } from '../testing/shared-logs.ts'
import { describeInterleavings } from './log-interleavings.contract.ts'
import { describeLog } from './log.contract.ts'

const create = () => createSharedIndexedDbLog(indexedDB)

describeLog('the log over an IndexedDB in Node', create)
describeInterleavings('the log over an IndexedDB in Node', create, 30)
