/** Converts a path of the contract to the router's syntax: `/chats/{id}` to `/chats/:id`, `{slug?}` to `:slug?`. */
export const toRouterPath = (path: string): string => path.replace(/\{(\w+)(\??)\}/g, ':$1$2');
