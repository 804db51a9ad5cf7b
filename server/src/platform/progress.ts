/** A progress line: redrawn in place on a terminal, a line for each quarter elsewhere. */
interface Output {
  isTTY?: boolean
  write(text: string): unknown
}

export function createProgress(output: Output, title: string): (done: number, total: number) => void {
  let shown = -1
  return (done, total) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
    const step = output.isTTY === true ? percent : Math.floor(percent / 25) * 25
    if (step <= shown) return
    shown = step
    if (output.isTTY === true) output.write(`\r${title}: ${step} %${step === 100 ? '\n' : ''}`)
    else output.write(`${title}: ${step} %\n`)
  }
}
