/**
 * Plugins of a shop: analytics, consent managers, feature flags and telemetry, each an object of `ShopPlugin`. They load no foreign script.
 *
 * @module @leaflog/core/plugins
 */
export type { PluginHost, ShopPlugin } from '../sdk/shop-plugin.ts'
export type { FlagsCommands } from '../domains/flags/flags.commands.ts'
export type { FlagValue, FlagValues } from '../domains/flags/flags.events.ts'
export type { FlagsView } from '../domains/flags/flags.view.ts'
export type { AnalyticsEvent } from '../wire/analytics/analytics.ts'
export { type WithAnalytics, analyticsTo } from './analytics-to.ts'
export { type ConsentSource, type WithConsent, consentFrom } from './consent-from.ts'
export { type FlagsOptions, type WithFlags, featureFlags } from './feature-flags.ts'
export { type Ga4Event, type Ga4Options, type Gtag, ga4, ga4EventOf } from './ga4.ts'
export { type SegmentAnalytics, type SegmentCall, type SegmentOptions, segment, segmentCallsOf } from './segment.ts'
export { type TcfApi, type TcfOptions, tcfConsent } from './tcf-consent.ts'
export { type TelemetryEvent, type TelemetryOptions, type WithTelemetry, telemetry } from './telemetry.ts'
export type { Watched } from './watched.ts'
