/**
 * Public exports of @leaflog/core/devtools: the log in other people's inspectors. Import it where it is asked for, not with
 * the shop.
 *
 * @module @leaflog/core/devtools
 */
export {
  type ReduxDevtoolsConnection,
  type ReduxDevtoolsExtension,
  type ReduxDevtoolsOptions,
  connectReduxDevtools,
} from './redux-devtools.ts'
export { type StatelyInspector, type StatelyOptions, connectStatelyInspector } from './stately-inspector.ts'
export type { Inspectable } from './inspected.ts'
