/** Which of the small windows of a table is open. */
export type Opened = 'keys' | 'people' | 'settings' | 'wrong'
