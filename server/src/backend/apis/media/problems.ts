import { problem } from '../../../platform/upstream.ts'

/** Every error of the picture service, with its status and its sentence. */
const mediaProblems = {
  BAD_PICTURE: { status: 400, message: 'A picture cannot be made like this: {detail}' },
  PICTURE_NOT_FOUND: { status: 404, message: 'There is no such picture.' },
  PICTURE_FAILED: { status: 500, message: 'The picture could not be drawn.' },
} as const

/** @param detail fills the `{detail}` of the sentence; never client input */
export const pictureProblem = (code: keyof typeof mediaProblems, detail = ''): Response => {
  const { status, message } = mediaProblems[code]
  return problem(
    status,
    code,
    message.replace('{detail}', () => detail),
  )
}
