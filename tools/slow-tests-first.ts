import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files with one test of several minutes. If they started last, one worker would still run them when the others have
 * finished.
 */
const slow = ['server/src/backend/rules/orders/crash.test.ts', 'core/src/testing/tabs-crash.test.ts']

const isSlow = (file: TestSpecification): boolean => slow.some((name) => file.moduleId.endsWith(name))

/** Vitest's own order of files, after the slowest ones. */
export class SlowTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const asUsual = super.sort.bind(this)
    const inOrder = await asUsual(files)
    return [...inOrder.filter(isSlow), ...inOrder.filter((file) => !isSlow(file))]
  }
}
