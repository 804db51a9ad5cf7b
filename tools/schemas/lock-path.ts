import { join } from 'node:path'

export const lockPath = join(import.meta.dirname, '..', '..', 'core', 'schemas.lock.json')
