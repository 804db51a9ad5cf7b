/**
 * Public exports of @leaflog/core/time-machine: inspecting a log. Loaded only while such a tool is open.
 *
 * @module @leaflog/core/time-machine
 */
export type { AskedEffect, History, Recording } from './history-model.ts'
export { createHistory } from './history.ts'
export {
  type LaneBy,
  type TimelineFilter,
  domainOf,
  everything,
  laneOf,
  lanesOf,
  lengthOf,
  matching,
  sinceBefore,
} from './timeline.ts'
export { type CausalityTree, causalityTreeOf } from './causality-tree.ts'
export { type DrawnDomain, domainNames, drawDomain } from './draw-domain.ts'
export { type Box, type ChartLayout, LABEL_SIZE, type Line } from './layout-chart.ts'
export type { ChartArrow, ChartState } from './read-chart.ts'
export type { KeptPorts } from './null-ports.ts'
export { shortEvent } from './chart-routes.ts'
export { type OpenedFile, openFile, openText } from './open-file.ts'
export { type PastOptions, type PastShop, branchOff, lookBack } from './past-shop.ts'
export { menuAsWas } from './menu-as-was.ts'
