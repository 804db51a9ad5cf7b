import { createContext } from 'react'

/** Whether the page is a recording, which may have been made with the panel open: it has one panel all the same. */
export const RecordingContext = createContext(false)
