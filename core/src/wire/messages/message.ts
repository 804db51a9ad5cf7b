/** What the services say to people: a sentence in English, and beside it what it means, for other languages. */
import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'

/** What stands for `{{name}}` in a template; none where nothing does, or another system said it. */
export const messageParams = z._default(z.record(z.string(), z.union([z.string(), z.number()])), {})

/** As another system may send them: what is none of ours is left out, and its text still counts. */
export const sentParams = orElse(messageParams, {})

export type MessageParams = Readonly<Record<string, string | number>>

/** A code of `messages.ts`, with what its template is filled with. */
export const meaning = z.object({ code: z.string(), params: messageParams })

export interface Meaning {
  readonly code: string
  readonly params: MessageParams
}

/** A sentence in English, and what it means where that is known. */
export interface Said {
  readonly text: string
  readonly meaning?: Meaning | undefined
}

export interface Message extends Meaning {
  readonly text: string
}

/** `{{name}}` in a template becomes the parameter of that name. */
export const fillTemplate = (template: string, params: MessageParams): string =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''))

/** A template filled in: a sentence, and what it means. */
export const coreMessage = ({ code, template }: { code: string; template: string }, params: MessageParams): Said => ({
  text: fillTemplate(template, params),
  meaning: { code, params },
})

/** What each text of an answer means, by its path in `data`. */
export const messagesAt = z.array(z.extend(meaning, { path: z.array(z.union([z.string(), z.number()])) }))
export type MessageAt = z.infer<typeof messagesAt>[number]

/** Something that was not done, as GraphQL answers it. What it means is beside its message (see `http/meanings.ts`). */
export const sentRefusal = z.object({ code: z.string(), message: z.string(), message_meaning: z.optional(meaning) })
export type SentRefusal = z.infer<typeof sentRefusal>

/** A sentence as a state keeps it, with what it means. */
export const messageShape = z.extend(meaning, { text: z.string() })

/** For events: what a service said, with what it means where it says so. */
export const saidFields = { message: z.string(), meaning: z.optional(meaning) }

export const messageIn = (data: {
  readonly message: string
  readonly meaning?: Meaning | undefined
}): Message | undefined => data.meaning && { ...data.meaning, text: data.message }

/** What a text means, if it is the one that was said last. */
export const meaningOf = (text: string | null, said: Message | undefined): Meaning | undefined =>
  said?.text === text ? { code: said.code, params: said.params } : undefined
