/** Stand-in for the federation SDK's logger: the same lines on the console, without debug levels. */
export const createLogger = (prefix) => {
  const bind =
    (method) =>
    (...args) =>
      console[method](prefix, ...args);
  const [info, noop] = [bind('info'), () => undefined];
  return {
    log: info,
    info,
    success: info,
    ready: info,
    warn: bind('warn'),
    error: bind('error'),
    debug: noop,
    setPrefix: noop,
    setDelegate: noop,
  };
};
export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = () => undefined;
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = logger;
