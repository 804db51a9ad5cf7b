/** `npm run size`: how much the packages and a first page weigh in a browser, against their budgets. Exit code 1 when one is over. */
import { budgets, firstPage } from './budgets.ts'
import { filesOfPage, weighFiles } from './first-page.ts'
import { measure } from './measure.ts'

for (const budget of budgets) {
  const kilobytes = await measure(budget)
  const isOver = kilobytes > budget.kilobytes
  if (isOver) process.exitCode = 1
  console.log(`${budget.what}: ${kilobytes.toFixed(1)} of ${budget.kilobytes} KB${isOver ? ', which is too much' : ''}`)
}

const files = filesOfPage(firstPage.page)
const kilobytes = weighFiles(files)
const isOver = kilobytes > firstPage.kilobytes || files.length > firstPage.files
if (isOver) process.exitCode = 1
console.log(
  `home page, at once: ${kilobytes.toFixed(1)} of ${firstPage.kilobytes} KB in ${files.length} of ${firstPage.files} files${isOver ? ', which is too much' : ''}`,
)
