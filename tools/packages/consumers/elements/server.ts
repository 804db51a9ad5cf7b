/** The package can be imported where there is no DOM. */
import { LeaflogMenu } from '@leaflog/elements'

if (typeof LeaflogMenu !== 'function') throw new Error('There is no class.')
