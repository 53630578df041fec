import { words } from '../words'

/** How a machine plays, in a word. */
export const levelName = (level: string) =>
  (words.levelNames as Record<string, string>)[level] ?? level

/** What a machine is called wherever it sits: that it is one, and how it plays. */
export const machineOf = (level: string) => words.table.machineOf({ level: levelName(level) })
