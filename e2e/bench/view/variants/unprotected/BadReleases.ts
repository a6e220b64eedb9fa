/** Stands for the memory of releases that failed; the door of shared names it, nothing makes one. */
export class BadReleases {}
