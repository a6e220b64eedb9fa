/** Stand-in for what a container needs when it has copies of shared libraries, or requests them before its first chunk; remotes do neither. */
export const getSharedFallbackGetter = ({ factory }) => factory;
export const installInitialConsumes = () => undefined;
