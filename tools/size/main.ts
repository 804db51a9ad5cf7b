/**
 * `npm run size`: compares the sizes of the packages and of a first page with their budgets. Exits with 1 if one is
 * over.
 */
import { budgets, firstPage } from './budgets.ts'
import { filesOfPage, weighFiles } from './first-page.ts'
import { measure } from './measure.ts'

for (const budget of budgets) {
  const kilobytes = await measure(budget)
  const isOver = kilobytes > budget.kilobytes
  if (isOver) process.exitCode = 1
  console.log(`${budget.what}: ${kilobytes.toFixed(1)} of ${budget.kilobytes} KB${isOver ? ', over budget' : ''}`)
}

const files = filesOfPage(firstPage.page)
const kilobytes = weighFiles(files)
const isOver = kilobytes > firstPage.kilobytes || files.length > firstPage.files
if (isOver) process.exitCode = 1
console.log(
  `home page, at once: ${kilobytes.toFixed(1)} of ${firstPage.kilobytes} KB in ${files.length} of ${firstPage.files} files${isOver ? ', over budget' : ''}`,
)
