/** Pages of a failure: the error screen (2a.8, 8.24), and that the shop is busy. */
import type { FastifyReply } from 'fastify'
import { messages as spanish } from '@leaflog/core/wire/messages/messages-es'
import { messages } from '../../platform/message.ts'
import { RETRY_AFTER_SECONDS } from './problems.ts'
import { sendStandalonePage } from './standalone-page.ts'

const ERROR_TITLE = 'Oops! We ran into an issue.'
const ERROR = `<h1>${ERROR_TITLE}</h1>
<p><a href="/">Return to our homepage</a> to continue shopping.</p>`

/** In both languages, so that it depends on nothing. The links load the same address again. */
const BUSY = `<h1>${messages.OVERLOADED}</h1>
<p><a href="">Try again</a></p>
<div lang="es">
<p>${spanish.OVERLOADED}</p>
<p><a href="">Inténtelo de nuevo</a></p>
</div>`

export const sendErrorPage = (reply: FastifyReply, status: number): FastifyReply =>
  sendStandalonePage(reply, status, ERROR_TITLE, ERROR)

/** For a visitor who cannot be served now: 503, or 429 for one who asks for too much. */
export const sendBusyPage = (reply: FastifyReply, status: 429 | 503): FastifyReply =>
  sendStandalonePage(
    reply.header('retry-after', reply.getHeader('retry-after') ?? RETRY_AFTER_SECONDS),
    status,
    messages.OVERLOADED,
    BUSY,
  )
