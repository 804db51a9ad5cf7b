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
const largest = Math.max(...files.map((file) => weighFiles([file])))
const isOver = kilobytes > firstPage.kilobytes || files.length > firstPage.files || largest > firstPage.largest
if (isOver) process.exitCode = 1
console.log(
  `home page, at once: ${kilobytes.toFixed(1)} of ${firstPage.kilobytes} KB in ${files.length} of ${firstPage.files} files, the largest ${largest.toFixed(1)} of ${firstPage.largest} KB${isOver ? ', over budget' : ''}`,
)
