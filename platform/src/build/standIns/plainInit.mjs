/** Stand-in for the initialisation of a container, without the plugin for server-side tree shaking, which is not used. */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);
