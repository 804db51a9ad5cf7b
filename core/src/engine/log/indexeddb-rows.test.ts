import 'fake-indexeddb/auto'
import { createSharedIndexedDbLog } from '../../testing/shared-logs.ts'
import { describeRows } from './log-rows.contract.ts'

describeRows('the log over an IndexedDB in Node', () => createSharedIndexedDbLog(indexedDB))
