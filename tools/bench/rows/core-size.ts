import { coreSizeRow } from '../core-size.ts'

export const row = coreSizeRow('all domains', 70, { entry: 'core/src/index.ts', names: ['createShop'] })
