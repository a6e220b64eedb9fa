/** Converts a path of the contract to the router's syntax: `/chats/{id}` to `/chats/:id`, `{slug?}` to `:slug?`. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)(\??)\}/g, ':$1$2');
