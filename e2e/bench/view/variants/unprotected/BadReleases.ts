/** Replaces the record of failed releases: the package `shared` exports it, but this variant never instantiates it. */
export class BadReleases {}
