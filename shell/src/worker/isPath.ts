/** Whether something is a path of this site, and no address of another. */
export const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path);
