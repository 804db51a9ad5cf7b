import { createSharedMemoryLog } from '../../testing/shared-logs.ts'
import { describeInterleavings } from './log-interleavings.contract.ts'
import { describeRows } from './log-rows.contract.ts'
import { describeLog } from './log.contract.ts'

describeLog('the log in memory', createSharedMemoryLog)
describeRows('the log in memory', createSharedMemoryLog)
describeInterleavings('the log in memory', createSharedMemoryLog, 200)
