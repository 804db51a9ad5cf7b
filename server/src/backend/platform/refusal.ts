/** A refusal as a table of problems has it: the category that a client acts on, and its sentence. */
export interface RefusalTerms {
  category: 'graphql-input' | 'graphql-no-such-entity' | 'graphql-authorization' | 'graphql-authentication'
  message: string
}

/** Thrown by rules that refuse; nothing was changed. */
export class Refusal extends Error {
  readonly category: RefusalTerms['category']

  constructor({ category, message }: RefusalTerms) {
    super(message)
    this.name = 'Refusal'
    this.category = category
  }
}
