/** Whether a value is a path of this site rather than another address. */
export const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path);
