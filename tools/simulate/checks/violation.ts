/** A rule that was broken. */
export class Violation extends Error {
  readonly rule: string
  readonly detail: string
  constructor(rule: string, detail: string) {
    super(`${rule}: ${detail}`)
    this.rule = rule
    this.detail = detail
  }
}
