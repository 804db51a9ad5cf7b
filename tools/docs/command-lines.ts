import { blocksOf } from './blocks.ts'

export interface CommandLine {
  /** Document and line. */
  readonly at: string
  /** Without a comment at its end; a line that continues in the next is one. */
  readonly text: string
  readonly comment: string
}

/** The command lines of a document: its blocks of `sh`. */
export const linesOf = (document: string, text: string): CommandLine[] =>
  blocksOf(text)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code, line }) => {
      const found: CommandLine[] = []
      let begun: string[] = []
      for (const [index, each] of code.split('\n').entries()) {
        begun.push(each.trim().replace(/\\$/, '').trim())
        if (each.endsWith('\\')) continue
        const [, command = '', comment = ''] = /^(.*?)(?:\s+# (.*))?$/.exec(begun.join(' ')) ?? []
        if (command !== '') found.push({ at: `${document}:${line + index + 1 - begun.length}`, text: command, comment })
        begun = []
      }
      return found
    })
