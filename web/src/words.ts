/**
 * The words of the page itself. Everything about a game, its cards and its decisions comes from
 * the server in words already; here is only what surrounds it. Keys are in alphabetical order.
 */
export const words = {
  failure: {
    gone: 'The server does not answer.',
    goneAdvice: 'Is it still running? Start it with “make play”; nothing that was played is lost.',
    unreadable: 'The server gave an answer this page cannot read.',
    unreadableAdvice: 'Reload the page: server and page may be of different versions.',
  },
} as const
