/** Path of the contract in the syntax of the router: `/chats/{id}` is `/chats/:id`, `{slug?}` is `:slug?`. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)(\??)\}/g, ':$1$2');
