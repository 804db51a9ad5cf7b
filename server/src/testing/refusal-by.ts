import { refusal } from '../backend/platform/domain-error.ts'
import type { Message, MessageCode, ParamsOf } from '../platform/message.ts'

/** A refusal as its caller sees it. */
export interface Refusal {
  category?: string | undefined
  code?: string | undefined
  params?: Message['params'] | undefined
  message?: string
}

export function refusalBy<Code extends MessageCode>(
  ...[name, ...given]: [code: Code, ...params: ParamsOf<Code>]
): Refusal {
  const { category, code, params, message } = refusal(name, ...given)
  return { category, code, params, message }
}
