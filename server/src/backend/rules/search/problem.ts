/** A refusal of the search service, with the message and status of its API: `{ message, status }`. */
export class SearchProblem extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'SearchProblem'
    this.status = status
  }
}

export const badRequest = (message: string) => new SearchProblem(400, message)
export const forbidden = () => new SearchProblem(403, 'Invalid Application-ID or API key')
export const notFound = (message: string) => new SearchProblem(404, message)
