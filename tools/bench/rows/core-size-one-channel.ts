import { coreSizeRow } from '../core-size.ts'

export const row = coreSizeRow('one channel without an account', 45, {
  entry: 'core/src/sdk/compose.ts',
  names: ['createShop', 'orderingCart'],
})
