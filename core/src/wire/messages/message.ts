/** Messages from services: a sentence in English, and its code and parameters for translation. */
import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'

/** Values for `{{name}}` in a template; empty if there are none, or another system sent the message. */
export const messageParams = z._default(z.record(z.string(), z.union([z.string(), z.number()])), {})

/** From other systems: invalid parameters are dropped, and the text still counts. */
export const sentParams = orElse(messageParams, {})

export type MessageParams = Readonly<Record<string, string | number>>

/** A code of `messages.ts`, with the parameters of its template. */
export const meaning = z.object({ code: z.string(), params: messageParams })

/** A message that can be translated: its code, and the values in it. */
export interface Meaning {
  /** A key of the table of messages. */
  readonly code: string
  /** The values for the placeholders of its sentence. */
  readonly params: MessageParams
}

/** A sentence in English, and its meaning if known. */
export interface Said {
  /** The sentence, in English. */
  readonly text: string
  /** Undefined if another system wrote it, and only its sentence is known. */
  readonly meaning?: Meaning | undefined
}

export interface Message extends Meaning {
  readonly text: string
}

/** Replaces `{{name}}` in a template with the parameter of that name. */
export const fillTemplate = (template: string, params: MessageParams): string =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''))

/** A filled-in template: a sentence, and its meaning. */
export const coreMessage = ({ code, template }: { code: string; template: string }, params: MessageParams): Said => ({
  text: fillTemplate(template, params),
  meaning: { code, params },
})

/** The meaning of each text of an answer, by its path in `data`. */
export const messagesAt = z.array(z.extend(meaning, { path: z.array(z.union([z.string(), z.number()])) }))
export type MessageAt = z.infer<typeof messagesAt>[number]

/** An error in a GraphQL answer. Its meaning is beside its message (see `http/meanings.ts`). */
export const sentRefusal = z.object({ code: z.string(), message: z.string(), message_meaning: z.optional(meaning) })
export type SentRefusal = z.infer<typeof sentRefusal>

/** A sentence as a state keeps it, with what it means. */
export const messageShape = z.extend(meaning, { text: z.string() })

/** For events: a service's message, with its meaning if it has one. */
export const saidFields = { message: z.string(), meaning: z.optional(meaning) }

export const messageIn = (data: {
  readonly message: string
  readonly meaning?: Meaning | undefined
}): Message | undefined => data.meaning && { ...data.meaning, text: data.message }

/** A text's meaning, if it is the latest message. */
export const meaningOf = (text: string | null, message: Message | undefined): Meaning | undefined =>
  message?.text === text ? { code: message.code, params: message.params } : undefined
