/** Stand-in for the code that a container needs only if it contains shared libraries, or requests them before its first chunk; remotes do neither. */
export const getSharedFallbackGetter = ({ factory }) => factory;
export const installInitialConsumes = () => undefined;
