/** Whether a value is a path of this site; a URL with a host, such as `//host`, is not. */
export const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path);
