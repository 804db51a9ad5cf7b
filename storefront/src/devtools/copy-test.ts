import { asTest, replay } from '@leaflog/core/replay'

/** A recorded log up to an event as the text of a test, in the clipboard. */
export async function copyTest(text: string, upTo: number, clipboard: Pick<Clipboard, 'writeText'>): Promise<void> {
  await clipboard.writeText(asTest({ replayed: replay(text), upTo }))
}
