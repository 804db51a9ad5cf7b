/** A refusal as a table of problems has it: the category that a client acts on, and its sentence. */
export interface DomainErrorOptions {
  category: 'graphql-input' | 'graphql-no-such-entity' | 'graphql-authorization' | 'graphql-authentication'
  message: string
}

/** Thrown by rules that refuse; nothing was changed. */
export class DomainError extends Error {
  readonly category: DomainErrorOptions['category']

  constructor({ category, message }: DomainErrorOptions) {
    super(message)
    this.name = 'DomainError'
    this.category = category
  }
}
