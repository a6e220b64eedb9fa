/** Stand-in for the federation SDK's logger: the same lines on the console, without debug levels. */
export const createLogger = (prefix) => {
  const say =
    (method) =>
    (...words) =>
      console[method](prefix, ...words);
  const [info, quiet] = [say('info'), () => undefined];
  return {
    log: info,
    info,
    success: info,
    ready: info,
    warn: say('warn'),
    error: say('error'),
    debug: quiet,
    setPrefix: quiet,
    setDelegate: quiet,
  };
};
export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = () => undefined;
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = logger;
