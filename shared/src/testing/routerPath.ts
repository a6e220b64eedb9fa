/** A path of the contract in the router's syntax: `/chats/{id}` is `/chats/:id`, `{slug?}` is `:slug?`. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)(\??)\}/g, ':$1$2');
