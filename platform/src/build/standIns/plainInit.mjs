/** Stands in for the start of a container without its plugin for libraries shaken at a server, of which there are none. */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);
