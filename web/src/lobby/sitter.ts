import { words } from '../words'

/** What a machine is called wherever it sits: that it is one, and how it plays. */
export const machineOf = (level: string) => `${words.table.machine} (${level})`
