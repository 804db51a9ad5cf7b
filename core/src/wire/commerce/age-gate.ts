/** The age gate's configuration, which the first page requests. */
import * as z from 'zod/mini'

/** One state's age gate. Ages are text upstream and numbers here. */
export const ageGateEntry = z.object({
  state_code: z.string(),
  state_label: z.string(),
  main_title: z.string(),
  sub_title: z.string(),
  age_requirement_copy: z.string(),
  min_age_medical: z.string(),
  min_age_recreational: z.string(),
  show_datepicker: z.boolean(),
})
export type AgeGateEntry = z.infer<typeof ageGateEntry>

export const ageGateConfigQuery = {
  operationName: 'ageGateConfig',
  query: `query ageGateConfig {
  ageGateConfig { state_code state_label main_title sub_title age_requirement_copy min_age_medical min_age_recreational show_datepicker }
}`,
  result: z.object({ ageGateConfig: z.nullable(z.array(ageGateEntry)) }),
} as const
