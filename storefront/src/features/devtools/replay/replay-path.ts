/** Where recorded logs are opened. The server lets no other page be shown in a frame. */
export const REPLAY_PATH = '/dev/replay'
