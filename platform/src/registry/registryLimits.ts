/** Maximum number of releases of a remote that the registry ever keeps. */
export const REGISTRY_LIMITS = { published: 5_000, blocked: 500 } as const;
