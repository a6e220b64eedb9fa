/** Stand-in for the code that a container needs if it has copies of shared libraries, or requests them before its first chunk; remotes do neither. */
export const getSharedFallbackGetter = ({ factory }) => factory;
export const installInitialConsumes = () => undefined;
