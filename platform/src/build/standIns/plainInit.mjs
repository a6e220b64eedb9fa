/** Stand-in for the start of a container without its plugin for server-side tree shaking, which is not used. */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);
